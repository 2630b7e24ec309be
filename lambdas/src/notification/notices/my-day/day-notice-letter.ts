import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay, visitMoment, visitTime } from '../../channel/mail/visit-time.ts';
import { type NetChange, timeOf } from './net-changes.ts';

export interface DayNoticeFacts {
	readonly changes: readonly NetChange[];
	/** The limit of listed changes; the rest is counted. */
	readonly most: number;
	/** Names of clients by the id of the visit; empty unless the psychologist chose to read them. */
	readonly names: ReadonlyMap<string, string>;
	/** The psychologist's name. */
	readonly name: string;
	readonly centre: MailingCentre;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** The changes in a psychologist's days: times, never a service, and names of clients only as chosen. */
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

/** The old date is omitted when only the time of day changed. */
function wasAt({ what, before, after }: NetChange): string {
	if (what !== 'moved' || before === undefined || after === undefined) return '';
	const isSameDay = visitDay(before) === visitDay(after);
	return ` (was ${isSameDay ? visitTime(before) : visitMoment(before)})`;
}
