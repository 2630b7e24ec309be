import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import type { OfferedTime, VisitToMove } from '@tulia/contracts/to-be-moved/schemas';
import { Link, paths } from '@tulia/platform';
import { Button, classNames, Icon } from '@tulia/ui';
import { type ReactNode, useId, useState } from 'react';
import { PhoneCall } from '../../lib/appointments/phone-call.tsx';
import { type MoveInput, useMoveVisit } from '../../lib/schedule/use-move-visit.ts';
import { CallsBack } from './calls-back.tsx';
import { CancelVisit } from './cancel-visit.tsx';
import { Person } from './person.tsx';
import * as s from './to-be-moved.module.css';
import { callWords, causeWords } from './to-be-moved-words.ts';
import { useNoteVisit } from './use-note-visit.ts';

/** The request that moves a visit to an offered time. */
function moveInputOf({ startsAt, psychologistId }: OfferedTime): MoveInput {
	const start = new Date(startsAt);
	return { date: dayOf(start), time: timeOf(start), psychologistId };
}

type Form = 'rings_back' | 'cancel';

interface OpenRowProps {
	readonly visit: VisitToMove;
	readonly now: Date;
}

/** A visit to be moved: the client's phone number, the old time, free times, and the actions. */
export function OpenRow({ visit, now }: OpenRowProps): ReactNode {
	const { appointment, offered } = visit;
	const [chosen, choose] = useState(0);
	const [form, setForm] = useState<Form>();
	const { move, isMoving, failure: moveFailure } = useMoveVisit(visit.appointment);
	const { note, isNoting, failure: noteFailure } = useNoteVisit(visit);
	const to = offered[chosen] ?? offered[0];
	const failure = moveFailure ?? noteFailure;
	return (
		<li className={s.row} aria-label={appointment.user.name}>
			<Person appointment={appointment} />
			<div className={s.what}>
				<p>
					Was <b>{compactMoment(appointment.scheduledFor, now)}</b>, {appointment.psychologist}{' '}
					<span className={classNames(s.call, !visit.call && s.notCalled)}>{callWords(visit.call, now)}</span>
				</p>
				<p className={s.cause}>{causeWords(visit)}</p>
				<PhoneCall row={appointment} now={now} />
				<Offers visit={visit} chosen={to} onChoose={choose} now={now} />
				{failure === undefined ? null : (
					<p className={s.failure} role="alert">
						{failure}
					</p>
				)}
				{form === 'rings_back' ? (
					<CallsBack
						isBusy={isNoting}
						onClose={() => setForm(undefined)}
						onNote={(after) => note('rings_back', after).then(() => setForm(undefined))}
					/>
				) : null}
				{form === 'cancel' ? <CancelVisit appointment={appointment} onClose={() => setForm(undefined)} /> : null}
			</div>
			<div className={s.actions} data-print="never">
				<Button
					size="sm"
					disabled={to === undefined || isNoting}
					busy={isMoving}
					busyLabel="Moving…"
					aria-label={`Move: ${appointment.user.name}`}
					onClick={() => to && void move(moveInputOf(to))}
				>
					<Icon name="tick" /> Move
				</Button>
				<Button variant="secondary" size="sm" disabled={isNoting || isMoving} onClick={() => void note('left_message')}>
					<Icon name="phone" /> Left a message
				</Button>
				<OtherActions isBusy={isNoting || isMoving} onForm={setForm} onKeep={() => void note('keep')} />
			</div>
		</li>
	);
}

interface OtherActionsProps {
	readonly isBusy: boolean;
	readonly onForm: (form: Form) => void;
	readonly onKeep: () => void;
}

const OtherActions = ({ isBusy, onForm, onKeep }: OtherActionsProps): ReactNode => (
	<div className={s.small}>
		<Button variant="quiet" size="sm" onClick={() => onForm('rings_back')}>
			Rings back
		</Button>
		<Button variant="quiet" size="sm" disabled={isBusy} onClick={onKeep}>
			Keep
		</Button>
		<Button variant="quiet" size="sm" onClick={() => onForm('cancel')}>
			Cancel
		</Button>
	</div>
);

interface OffersProps {
	readonly visit: VisitToMove;
	readonly chosen: OfferedTime | undefined;
	readonly onChoose: (place: number) => void;
	readonly now: Date;
}

const whoWords = ({ psychologist, isSameTime }: OfferedTime, usual: string): string => {
	if (psychologist === usual) return `${psychologist}, as usual`;
	return isSameTime ? `${psychologist}, same time` : psychologist;
};

/** The offered free times, and a link to all others. */
function Offers({ visit: { appointment, offered }, chosen, onChoose, now }: OffersProps): ReactNode {
	const name = useId();
	return (
		<fieldset className={s.offers}>
			<legend className={s.legend}>
				{offered.length === 0 ? 'Nothing is free in the next four weeks' : 'Free now'}
			</legend>
			{offered.map((time, place) => (
				<label key={`${time.psychologistId} ${time.startsAt}`} className={s.offer}>
					<input type="radio" name={name} checked={time === chosen} onChange={() => onChoose(place)} />
					<span>
						<b>{compactMoment(time.startsAt, now)}</b>
						<small>{whoWords(time, appointment.psychologist)}</small>
					</span>
				</label>
			))}
			<Link className={s.another} to={paths.adminAppointment(appointment.id)} data-print="never">
				Another time
			</Link>
		</fieldset>
	);
}
