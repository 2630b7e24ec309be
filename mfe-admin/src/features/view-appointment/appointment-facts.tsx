import { dayOf, timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import { longDayWithYear } from '@tulia/centre/date-words';
import { priceWords } from '@tulia/centre/price-words';
import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { consentWords, reminderWords } from '../../lib/appointments/detail-words.ts';
import { confirmedWords } from '../../lib/appointments/email-confirmation-words.ts';
import { hasPhoneCall, PhoneCall } from '../../lib/appointments/phone-call.tsx';
import { PhoneLink } from '../../lib/appointments/phone-link.tsx';
import { cancelledWords } from '../../lib/appointments/visit-progress-words.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import * as s from './view-appointment.module.css';

interface FactsProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
	<div className={s.fact}>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

/** All facts of the visit: client, service, time, place, and the client's note. */
export function AppointmentFacts({ detail, now }: FactsProps): ReactNode {
	const start = new Date(detail.scheduledFor);
	const end = new Date(detail.endsAt);
	return (
		<PanelSection headingId="the-visit">
			<h2 id="the-visit">The visit</h2>
			<Warnings detail={detail} now={now} />
			<dl className={s.facts}>
				<Fact name="When">
					<time dateTime={detail.scheduledFor}>
						{longDayWithYear(dayOf(start))}, {timeOf(start)} to {timeOf(end)} EAT
					</time>
				</Fact>
				<Fact name="Service">{detail.service}</Fact>
				<Fact name="With">{detail.psychologist}</Fact>
				<Fact name="Where">{detail.location}</Fact>
				<Fact name="Client">
					{detail.userId === undefined ? (
						detail.user.name
					) : (
						<Link to={paths.adminClient(detail.userId)}>{detail.user.name}</Link>
					)}
				</Fact>
				<Reach detail={detail} />
				<Fact name="For whom">{forWhomWordsForStaff[detail.forWhom]}</Fact>
				{detail.price === undefined ? null : <Fact name="Price">{priceWords(detail.price, detail.currency)}</Fact>}
				<Fact name="Ticket">{detail.ticketNumber}</Fact>
				<Fact name="Booked on">{compactDate(new Date(detail.createdAt), now)}</Fact>
				<Fact name="Reminder">
					{reminderWords[detail.reminder]}
					{detail.reminder === 'pending'
						? ` ${compactDate(new Date(detail.remindAt), now)} at ${timeOf(new Date(detail.remindAt))}`
						: ''}
				</Fact>
			</dl>
			{detail.notesAccess === 'open' ? (
				<>
					<h3>What the client wrote</h3>
					<p className={s.written}>{detail.notes ?? 'Nothing.'}</p>
				</>
			) : null}
		</PanelSection>
	);
}

/** The client's contact details. The address is empty if there is none or the account was deleted. */
const Reach = ({ detail: { user } }: Pick<FactsProps, 'detail'>): ReactNode => (
	<>
		{user.phone ? (
			<Fact name="Phone">
				<PhoneLink phone={user.phone} />
			</Fact>
		) : null}
		<Fact name="Email">
			{user.email === '' ? (
				'None'
			) : (
				<>
					<a href={`mailto:${user.email}`}>{user.email}</a> <small>{confirmedWords(user.emailVerified)}</small>
				</>
			)}
		</Fact>
	</>
);

/** Says that no message reached the client, or that staff phoned them because of that. */
function Call({ detail, now }: FactsProps): ReactNode {
	if (!hasPhoneCall(detail, now)) return null;
	const { phonedBy, user } = detail;
	const toDo = user.phone ? 'Please phone this client' : 'Please tell this client';
	return (
		<Notice
			tone={phonedBy ? 'quiet' : 'bad'}
			icon="phone"
			title={phonedBy ? `${phonedBy.name} told this client by phone` : toDo}
		>
			{phonedBy?.said === undefined ? null : <p className={s.written}>{phonedBy.said}</p>}
			<PhoneCall row={detail} now={now} />
		</Notice>
	);
}

function Warnings({ detail, now }: FactsProps): ReactNode {
	const { consentsMissing, cancellation } = detail;
	return (
		<>
			<Call detail={detail} now={now} />
			{consentsMissing.length > 0 && detail.status === 'confirmed' ? (
				<Notice tone="info" title="To be agreed at the visit">
					<p>{consentsMissing.map((kind) => consentWords[kind]).join(', ')}</p>
				</Notice>
			) : null}
			{cancellation ? (
				<Notice tone="quiet" title={`Cancelled: ${lowered(cancelledWords(detail) ?? '')}`}>
					{cancellation.reason ? <p>{cancellation.reason}</p> : null}
				</Notice>
			) : null}
		</>
	);
}

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
