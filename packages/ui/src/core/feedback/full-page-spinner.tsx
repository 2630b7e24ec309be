import { Dots } from './dots.tsx';
import * as s from './full-page-spinner.module.css';

/** Shown for a whole page while a token is checked and the like; delayed, so that a fast page shows none of it. */
export function FullPageSpinner({ label = 'Loading' }: { readonly label?: string | undefined }) {
	return (
		<div className={s.page} role="status" data-pending>
			<p className={s.words}>
				{label} <Dots />
			</p>
		</div>
	);
}
