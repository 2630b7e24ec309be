import * as s from './road-steps.module.css';

const ROAD = 'M-40 96C120 96 180 40 330 46S520 104 660 92 840 30 980 34 1140 70 1260 52';

export interface RoadStepsProps {
	/** Exactly three steps, one at each bend of the drawn road. */
	readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Steps in their order along the murram road. */
export const RoadSteps = ({ steps }: RoadStepsProps) => (
	<div className={s.road}>
		<svg className={s.line} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
			<g fill="none" strokeLinecap="round">
				<path stroke="var(--h-path)" strokeWidth="26" vectorEffect="non-scaling-stroke" d={ROAD} />
				<path
					stroke="var(--h-path2)"
					strokeWidth="3.5"
					strokeDasharray="2 15"
					vectorEffect="non-scaling-stroke"
					d={ROAD}
				/>
			</g>
		</svg>
		<ol className={s.steps}>
			{steps.map(({ title, text }, place) => (
				<li key={title} className={s.step}>
					<span className={s.number} aria-hidden="true">
						{place + 1}
					</span>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ol>
	</div>
);
