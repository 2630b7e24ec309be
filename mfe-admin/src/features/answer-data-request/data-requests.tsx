import { REQUEST_DAYS } from '@tulia/centre/legal-clocks';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { openNotes } from '@tulia/contracts/routes/appointment';
import { eraseClient, exportClient } from '@tulia/contracts/routes/data-request';
import { openDataRequest } from '@tulia/contracts/routes/register';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, Button, ButtonRow, Notice } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { Fold } from '../../lib/page/fold.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import * as s from './data-requests.module.css';
import { EraseClient } from './erase-client.tsx';
import { HandOver } from './hand-over.tsx';

interface DataRequestsProps {
	readonly client: ClientRecord;
	readonly now: Date;
}

/** The client's legal rights: a copy of their data, and its erasure. */
export function DataRequests({ client, now }: DataRequestsProps): ReactNode {
	const [open, setOpen] = useState<'copy' | 'erasure'>();
	const [notesLeftOut, setNotesLeftOut] = useState(0);
	const may = useMayCall();
	const toggle = (which: 'copy' | 'erasure'): void => setOpen(open === which ? undefined : which);
	const finish = (leftOut: number): void => {
		setOpen(undefined);
		setNotesLeftOut(leftOut);
	};
	if (!may(exportClient)) return null;
	return (
		<Fold title="Their data" line="A copy, or erasure">
			<p className={s.quiet}>
				Whoever asks gets a copy within {REQUEST_DAYS.access} days, or is erased within {REQUEST_DAYS.erasure}. Make
				sure first that it is this client who asks. Either closes what was noted of them in the register.
				{may(openNotes) ? '' : ' Where there are notes, your copy leaves out what they say: an owner hands those out.'}
			</p>
			<ButtonRow>
				<Button variant="secondary" size="sm" aria-expanded={open === 'copy'} onClick={() => toggle('copy')}>
					Give them a copy
				</Button>
				{may(eraseClient) ? (
					<Button variant="quiet" size="sm" aria-expanded={open === 'erasure'} onClick={() => toggle('erasure')}>
						Erase this client
					</Button>
				) : null}
				{may(openDataRequest) ? (
					<ArrowLink component={Link} to={`${paths.adminDataRequest('new')}?client=${encodeURIComponent(client.id)}`}>
						Note a request for later
					</ArrowLink>
				) : null}
			</ButtonRow>
			{open === 'copy' ? <HandOver client={client} now={now} onDone={finish} /> : null}
			{notesLeftOut === 0 ? null : <LeftOut visits={notesLeftOut} />}
			{open === 'erasure' ? <EraseClient client={client} now={now} /> : null}
		</Fold>
	);
}

const LeftOut = ({ visits }: { readonly visits: number }): ReactNode => (
	<Notice tone="info" role="status" title="This copy is not the whole one">
		<p>
			It leaves out the notes of {visits} {visits === 1 ? 'visit' : 'visits'}. The request stays open in the register.
			Please ask an owner to save a copy with the notes.
		</p>
	</Notice>
);
