import { compactMoment } from '@tulia/centre/compact-date';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { Button, Icon } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import { type Exchanged, exchangedWith } from './exchanged.ts';
import * as s from './view-client.module.css';

/** The number of messages that are shown at first. */
const FIRST = 3;

interface MessagesPanelProps {
	readonly file: ClientFile;
	readonly now: Date;
}

/** The notices about visits with their delivery status, and the messages of the client, newest first. */
export function MessagesPanel({ file, now }: MessagesPanelProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const all = exchangedWith(file, now);
	const shown = isOpen ? all : all.slice(0, FIRST);
	return (
		<Fold title="Messages" line={all.length === 0 ? 'None' : `${all.length}, newest first`}>
			{all.length > FIRST ? (
				<div>
					<Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
						{isOpen ? 'Show fewer' : `Show all ${all.length}`}
					</Button>
				</div>
			) : null}
			{all.length === 0 ? <p className={s.quiet}>Nothing was sent or written yet.</p> : null}
			<ul className={s.lines}>
				{shown.map((one) => (
					<Line key={one.key} one={one} now={now} />
				))}
			</ul>
			{file.client.email !== '' && !file.client.emailVerified ? (
				<p className={s.quiet}>
					What was written to us under this address is not shown: nobody has confirmed that it is theirs.
				</p>
			) : null}
		</Fold>
	);
}

const Line = ({ one, now }: { readonly one: Exchanged; readonly now: Date }): ReactNode => (
	<li className={s.line}>
		<div className={s.message}>
			<Icon name={one.icon} />
			<div>
				<b>{one.title}</b>
				{one.visit ? (
					<small>
						For <Link to={paths.adminAppointment(one.visit.id)}>{one.visit.words}</Link>
					</small>
				) : null}
				{one.text === undefined ? null : <p className={s.written}>{one.text}</p>}
				<small>
					<time dateTime={one.at}>{compactMoment(one.at, now)}</time>
				</small>
			</div>
		</div>
		<StateBadge tone={one.tone}>{one.state}</StateBadge>
	</li>
);
