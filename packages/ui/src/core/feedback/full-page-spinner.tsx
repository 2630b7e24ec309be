import { Dots } from './dots.tsx';
import * as s from './full-page-spinner.module.css';

/**
 * Shown in place of a whole page, for example while a token is checked. It appears after a delay, so that a fast page
 * does not show it.
 */
export function FullPageSpinner({ label = 'Loading' }: { readonly label?: string | undefined }) {
	return (
		<div className={s.page} role="status" data-pending>
			<p className={s.words}>
				{label} <Dots />
			</p>
		</div>
	);
}
