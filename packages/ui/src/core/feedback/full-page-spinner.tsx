import { Dots } from './dots.tsx';
import * as s from './full-page-spinner.module.css';

/**
 * Stands for a whole page while it is being decided what to show, such as while a token is checked. A page that is there
 * soon shows nothing of it.
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
