import { type ReactNode, useId } from 'react';
import * as s from '../view-report.module.css';

interface ReportPanelProps {
	readonly title: string;
	readonly lead?: ReactNode;
	/** The legend of colours, beside the title. */
	readonly legend?: ReactNode;
	readonly children: ReactNode;
	/** Says what the figures include and exclude. */
	readonly foot?: ReactNode;
}

export function ReportPanel({ title, lead, legend, children, foot }: ReportPanelProps): ReactNode {
	const titleId = useId();
	return (
		<section className={s.panel} aria-labelledby={titleId}>
			<div className={s.panelHead}>
				<div>
					<h2 id={titleId}>{title}</h2>
					{lead ? <p className={s.quiet}>{lead}</p> : null}
				</div>
				{legend}
			</div>
			{children}
			{foot ? <p className={s.foot}>{foot}</p> : null}
		</section>
	);
}
