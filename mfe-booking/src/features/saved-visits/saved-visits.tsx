import { longDay } from '@tulia/centre/date-words';
import { Link, paths, useSessionUser } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { deviceWord } from '../../lib/device-word.ts';
import type { SavedCopy } from '../../lib/ticket/saved-ticket.ts';
import { TicketCard } from '../../lib/ticket/ticket-card.tsx';
import { OfflineHelp } from './offline-help.tsx';
import { savedAtWords } from './saved-at-words.ts';
import { SavedCopyBanner } from './saved-copy-banner.tsx';
import * as s from './saved-visits.module.css';

/** What happens next: with a session the page updates by itself; without one the visitor has to log in. */
function NextWords({ isVisitor }: { readonly isVisitor: boolean }): ReactNode {
	if (!isVisitor) return 'We look for news by ourselves when you are online again.';
	return (
		<>
			<Link to={paths.login()}>Log in</Link> when you are online, to see whether anything has changed.
		</>
	);
}

interface SavedVisitsProps {
	/** The ticket to show, with the time it was saved. */
	readonly next: SavedCopy;
	/** The page shows all visits, not one ticket. */
	readonly areAll?: boolean;
	readonly title: ReactNode;
	readonly now: Date;
	readonly children?: ReactNode;
}

/** The ticket saved on this device, shown when the page cannot be loaded. Nothing here needs the network. */
export function SavedVisits({ next, areAll = false, title, now, children }: SavedVisitsProps): ReactNode {
	const { ticket, savedAt } = next;
	const isVisitor = useSessionUser() === undefined;
	const savedWhat = areAll
		? `These are the visits saved on this ${deviceWord()}.`
		: `This is the ticket saved on this ${deviceWord()}.`;
	return (
		<>
			<SavedCopyBanner what={savedWhat} isVisitor={isVisitor}>
				{savedAtWords(savedAt, now)} <NextWords isVisitor={isVisitor} />
			</SavedCopyBanner>
			<Container width="ticket">
				<PageHeading lead={`${longDay(ticket.date)}, ${ticket.time}. It works at the desk as it is.`}>
					{title}
				</PageHeading>
				<TicketCard ticket={ticket} />
				{children ? (
					<section className={s.part}>
						<h2 className={s.partTitle}>After that</h2>
						{children}
					</section>
				) : null}
				<OfflineHelp />
			</Container>
		</>
	);
}
