import * as s from './dots.module.css';

/** Three animated dots as a sign of progress. The words beside it name it. */
export const Dots = () => (
	<span className={s.dots} aria-hidden="true">
		<i />
		<i />
		<i />
	</span>
);
