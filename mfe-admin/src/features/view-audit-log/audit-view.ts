import { actorWords, textOf, thingParts } from '@tulia/centre/audit-words';
import { type AuditThing, auditThings } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { DATE_PATTERN } from '@tulia/contracts/text';
import type { PagedAddress } from '../../lib/lists/use-paged-address.ts';

export const SPANS = ['7', '31'] as const;
type Span = (typeof SPANS)[number];

export interface AuditView {
	readonly date: string;
	/** The number of days until `date`; `undefined` for that day only. */
	readonly days: Span | undefined;
	readonly actor: string | undefined;
	readonly object: string | undefined;
	readonly thing: AuditThing | undefined;
}

const isDay = (text: string | undefined): text is string => text !== undefined && new RegExp(DATE_PATTERN).test(text);

export function auditViewIn(filter: PagedAddress['filter'], today: string): AuditView {
	const [date, days, thing] = [filter('date'), filter('days'), filter('thing')];
	return {
		date: isDay(date) ? date : today,
		days: SPANS.find((span) => span === days),
		actor: filter('actor'),
		object: filter('object'),
		thing: auditThings.find((kind) => kind === thing),
	};
}

/** The person and the thing of the filters, in the words of the shown entries. */
export function narrowedTo(
	{ actor, object }: AuditView,
	entries: readonly AuditEntry[],
	now: Date,
): { readonly person: string | undefined; readonly object: string | undefined } {
	const byThem = entries.find((entry) => entry.actor.id === actor);
	const aboutIt = entries.find((entry) => entry.object === object);
	return {
		person: actor && (byThem ? actorWords(byThem) : 'one person'),
		object: object && (aboutIt ? textOf(thingParts(aboutIt, now)) : 'one thing'),
	};
}
