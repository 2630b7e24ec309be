import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitMoment, visitTime } from '../../channel/mail/visit-time.ts';
import { type NetChange, timeOf } from './net-changes.ts';

export interface DayNoticeFacts {
	readonly changes: readonly NetChange[];
	/** So many of them are named, the rest is counted. */
	readonly most: number;
	/** Of the clients, by the visit; empty unless the psychologist chose to read them. */
	readonly names: ReadonlyMap<string, string>;
	/** The psychologist's. */
	readonly name: string;
	readonly centre: MailingCentre;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** Tells a psychologist what changed in their days: times, never a service, and a client's name only where they chose so. */
export function dayNoticeLetter({ changes, most, names, name, centre, siteOrigin }: DayNoticeFacts): Letter {
	const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
	const rest = changes.length - most;
	return {
		subject: `${count} to your visits`,
		greeting: greetingTo(name),
		opening: changes.length === 1 ? 'This changed in your days.' : 'These changed in your days.',
		facts: changes.slice(0, most).map((change) => factOf(change, names)),
		paragraphs: rest > 0 ? [`And ${rest} more. Your day has all of them.`] : [],
		link: { label: 'Open my day', url: `${siteOrigin}/admin/my-day` },
		closing: 'On that page you also choose how you are told, and whether names stand in these emails.',
		signature: signatureOf(centre),
	};
}

function factOf(change: NetChange, names: ReadonlyMap<string, string>): Letter['facts'][number] {
	const name = names.get(change.appointmentId);
	const who = name === undefined ? '' : `, ${oneLine(name)}`;
	return { label: labelOf(change), value: `${visitMoment(timeOf(change))}${wasAt(change)}${who}` };
}

function labelOf({ what, byClient }: NetChange): string {
	if (what === 'booked') return 'Booked';
	if (what === 'moved') return 'Moved';
	return byClient ? 'Cancelled by the client' : 'Cancelled';
}

/** The day of the old time stands there only where it was another one. */
function wasAt({ what, before, after }: NetChange): string {
	if (what !== 'moved' || before === undefined || after === undefined) return '';
	const isSameDay = visitDay(before) === visitDay(after);
	return ` (was ${isSameDay ? visitTime(before) : visitMoment(before)})`;
}
