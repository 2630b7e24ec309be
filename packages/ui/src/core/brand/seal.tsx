import * as s from './seal.module.css';

/** The stamp of a completed action: a tick in a ring of dots. */
export const Seal = () => (
	<svg className={s.seal} viewBox="0 0 68 68" aria-hidden="true">
		<circle
			cx="34"
			cy="34"
			r="29"
			fill="none"
			stroke="currentColor"
			strokeWidth="5"
			strokeDasharray=".1 9.11"
			strokeLinecap="round"
		/>
		<circle cx="34" cy="34" r="22" fill="currentColor" />
		<path
			fill="none"
			stroke="var(--on-primary)"
			strokeWidth="4"
			strokeLinecap="round"
			strokeLinejoin="round"
			d="M24.5 34.5l6.5 6.5 13-13.5"
		/>
	</svg>
);
