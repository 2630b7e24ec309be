import { compactMoment } from '@tulia/centre/compact-date';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { mergeClient } from '@tulia/contracts/routes/client';
import { listInbox } from '@tulia/contracts/routes/inbox';
import { Link, paths } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { hasPhoneCall, PhoneCall } from '../../lib/appointments/phone-call.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { AgreedPanel } from './agreed-panel.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientVisits } from './client-visits.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { MergedPanel } from './merged-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NextVisit } from './next-visit.tsx';
import { NotesPanel } from './notes-panel.tsx';
import * as s from './view-client.module.css';

interface ViewClientProps {
	readonly file: ClientFile;
	readonly now: Date;
	/** The section about the client's legal rights. */
	readonly requests: ReactNode;
	/** The buttons to book the next visit; absent before the first visit. */
	readonly bookNext: ReactNode | undefined;
}

/** One client: contact details, visits and messages. */
export function ViewClient({ file, now, requests, bookNext }: ViewClientProps): ReactNode {
	const may = useMayCall();
	return (
		<>
			<ClientFigures figures={file.figures} isPartial={file.hasOlderVisits} />
			<div className={s.page}>
				<div className={s.column}>
					<Unreachable file={file} now={now} />
					{file.isMerging ? <MergeRunning /> : null}
					<NextVisit file={file} now={now} bookNext={bookNext} />
					<ClientVisits file={file} now={now} />
					{may(listInbox) ? <MessagesPanel file={file} now={now} /> : null}
					<NotesPanel clientId={file.client.id} visits={file.visits} now={now} />
				</div>
				<div className={s.column}>
					<ContactPanel client={file.client} />
					<AgreedPanel file={file} now={now} />
					{may(mergeClient) ? <MergedPanel file={file} now={now} /> : null}
					{requests}
				</div>
			</div>
		</>
	);
}

/**
 * Notices about a client whom messages do not reach: the visits to phone about, and what is wrong with phone and
 * address.
 */
function Unreachable({ file: { client, visits }, now }: Pick<ViewClientProps, 'file' | 'now'>): ReactNode {
	const { phone, email, emailUndeliverable } = client;
	const calls = visits.filter((visit) => hasPhoneCall(visit, now) && new Date(visit.scheduledFor) > now);
	return (
		<>
			{calls.length > 0 ? (
				<Notice tone="bad" icon="phone" title={phone ? 'Please phone this client' : 'Please tell this client'}>
					<ul className={s.calls}>
						{calls.map((visit) => (
							<li key={visit.id}>
								<Link to={paths.adminAppointment(visit.id)}>{compactMoment(visit.scheduledFor, now)}</Link>
								<PhoneCall row={visit} now={now} />
							</li>
						))}
					</ul>
				</Notice>
			) : null}
			{phone?.lostSince === undefined ? null : <LostNumber since={phone.lostSince} now={now} />}
			{emailUndeliverable ? (
				<Notice tone="info" title="Mails come back">
					<p>Our emails do not reach this address.{phone ? ' Notices go by SMS instead.' : ''}</p>
				</Notice>
			) : null}
			{phone || email ? null : (
				<Notice tone="info" title="No notices">
					<p>There is no phone number and no address. Tell them each time in person.</p>
				</Notice>
			)}
		</>
	);
}

const MergeRunning = (): ReactNode => (
	<Notice tone="info" title="Two records are being merged">
		<p>Visits to come are here. Past ones follow in a minute or two.</p>
	</Notice>
);

/**
 * The warning about a number that may belong to another person: a message would tell them that the client comes here.
 */
const LostNumber = ({ since, now }: { readonly since: string; readonly now: Date }): ReactNode => (
	<Notice tone="bad" icon="phone" title="Somebody else confirmed this phone number.">
		<p>
			Since {compactMoment(since, now)} we send no SMS there for this client. Ask which number is theirs, under Correct.
			Where two people share the phone, save the number once more.
		</p>
	</Notice>
);
