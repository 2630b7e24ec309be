import { classNames } from '../layout/class-names.ts';
import * as s from './icon.module.css';
import { type IconName, pathOf } from './icon-paths.ts';

/** An icon beside a word, hidden from screen readers: the word, or the label of its button, names it. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
	return (
		<svg className={classNames(s.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
			<path d={pathOf(name)} />
		</svg>
	);
}
