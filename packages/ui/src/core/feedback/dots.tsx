import * as s from './dots.module.css';

/** Three dots that walk: only a sign that something goes on. The words beside it say what. */
export const Dots = () => (
	<span className={s.dots} aria-hidden="true">
		<i />
		<i />
		<i />
	</span>
);
