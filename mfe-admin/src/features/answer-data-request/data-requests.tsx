import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { Button, ButtonRow } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import * as s from './data-requests.module.css';
import { EraseClient } from './erase-client.tsx';
import { HandOver } from './hand-over.tsx';

interface DataRequestsProps {
	readonly client: ClientRecord;
	readonly now: Date;
}

/** What the law gives whoever asks: a copy of everything, and its erasure. */
export function DataRequests({ client, now }: DataRequestsProps): ReactNode {
	const [open, setOpen] = useState<'copy' | 'erasure'>();
	const toggle = (which: 'copy' | 'erasure'): void => setOpen(open === which ? undefined : which);
	return (
		<section className={s.panel} aria-labelledby="their-data">
			<h2 id="their-data">Their data</h2>
			<p className={s.quiet}>
				Whoever asks gets a copy, or is erased, within 30 days. Make sure first that it is this client who asks.
			</p>
			<ButtonRow>
				<Button variant="secondary" size="sm" aria-expanded={open === 'copy'} onClick={() => toggle('copy')}>
					Give them a copy
				</Button>
				<Button variant="quiet" size="sm" aria-expanded={open === 'erasure'} onClick={() => toggle('erasure')}>
					Erase this client
				</Button>
			</ButtonRow>
			{open === 'copy' ? <HandOver client={client} now={now} onDone={() => setOpen(undefined)} /> : null}
			{open === 'erasure' ? <EraseClient client={client} now={now} /> : null}
		</section>
	);
}
