import * as s from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Only a sign that something goes on; the words beside it say what. */
export const Spinner = () => <span className={s.spinner} aria-hidden="true" />;

/** Stands for a whole page while it is being decided what to show, such as while a token is checked. */
export function FullPageSpinner({ label = 'Loading' }: { readonly label?: string | undefined }) {
	return (
		<div className={s.page} role="status">
			<Spinner />
			<VisuallyHidden>{label}</VisuallyHidden>
		</div>
	);
}
