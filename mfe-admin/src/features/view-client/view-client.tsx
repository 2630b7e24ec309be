import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { AgreedPanel } from './agreed-panel.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientVisits } from './client-visits.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NextVisit } from './next-visit.tsx';
import { NotesPanel } from './notes-panel.tsx';
import * as s from './view-client.module.css';

interface ViewClientProps {
	readonly file: ClientFile;
	readonly now: Date;
}

/** One client: who they are, when they come, and what passed between them and the centre. */
export const ViewClient = ({ file, now }: ViewClientProps): ReactNode => (
	<>
		<ClientFigures figures={file.figures} isPartial={file.hasOlderVisits} />
		<div className={s.page}>
			<div className={s.column}>
				<Unreachable file={file} />
				<NextVisit file={file} now={now} />
				<ClientVisits file={file} now={now} />
				<MessagesPanel file={file} now={now} />
				<NotesPanel visits={file.visits} now={now} />
			</div>
			<div className={s.column}>
				<ContactPanel client={file.client} />
				<AgreedPanel file={file} now={now} />
			</div>
		</div>
	</>
);

function Unreachable({ file: { client } }: Pick<ViewClientProps, 'file'>): ReactNode {
	const { phone, email, emailUndeliverable } = client;
	if (emailUndeliverable)
		return (
			<Notice tone="bad" icon="phone" title={phone ? 'Please phone this client' : 'Mails come back'}>
				<p>Our mail does not reach this address.</p>
			</Notice>
		);
	if (phone || email) return null;
	return (
		<Notice tone="info" title="No notices">
			<p>There is no phone number and no address. Tell them each time in person.</p>
		</Notice>
	);
}
