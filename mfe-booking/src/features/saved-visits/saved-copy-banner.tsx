import { Container, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './saved-visits.module.css';

interface SavedCopyBannerProps {
	/** What is on screen: "This is the ticket saved on this phone." */
	readonly what: string;
	readonly isVisitor: boolean;
	/** When the copy was saved, and what happens next. */
	readonly children: ReactNode;
}

/** Without a session nothing was requested, so there is no failure to report. */
function whyNow(isVisitor: boolean): string {
	if (!navigator.onLine) return 'You are offline. ';
	return isVisitor ? '' : 'We could not reach the site just now. ';
}

/** Above saved content: says that it is saved, since when, and that no action is needed. */
export const SavedCopyBanner = ({ what, isVisitor, children }: SavedCopyBannerProps): ReactNode => (
	<div className={s.strip} role="status">
		<Container width="ticket">
			<div className={s.stripRow}>
				<Icon name="savedOnDevice" className={s.stripIcon} />
				<p>
					<b>
						{whyNow(isVisitor)}
						{what}
					</b>
					<span className={s.stripMore}>{children}</span>
				</p>
			</div>
		</Container>
	</div>
);
