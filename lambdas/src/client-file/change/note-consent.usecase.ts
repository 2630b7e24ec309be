import type { ConsentByWord } from '@tulia/contracts/client/staff-schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import type { AppointmentStore } from '../../appointment/appointment-store.ts';
import { isClientOf } from '../../appointment/desk/seen-by-staff.usecase.ts';
import { consentsMissing } from '../../appointment/read/appointment-detail.ts';
import { limitedTo } from '../../appointment/read/staff-scope.ts';
import { givenByWord, type StoredConsent } from '../../consent/consent-by-word.ts';
import { changedSince } from '../../consent/consent-wording.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { consentsOf } from '../client-file.ts';
import type { ClientRecordStore, StoredClient } from '../client-record.ts';

interface NoteConsentDeps {
	readonly records: Pick<ClientRecordStore, 'find' | 'noteConsent'>;
	readonly appointments: Pick<AppointmentStore, 'latestOf'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type NoteConsentRequest = RequestFor<
	'noteConsent',
	'params' | 'body' | 'caller',
	'userId' | 'roles' | 'psychologistId'
>;

/** Notes a consent that a client gave or withdrew at the desk, in the current wording, with how and by whom. */
export const noteConsent =
	({ records, appointments, now, newId }: NoteConsentDeps) =>
	async ({ params: { id, kind }, body, caller }: NoteConsentRequest): Promise<ResultFor<'noteConsent'>> => {
		const refused = refuseWord(kind, body);
		if (refused) return refused;
		const before = await records.find(id);
		const own = limitedTo(caller);
		if (!before || (own !== undefined && !(await isClientOf(appointments, before.id, own)))) return refuse('not_found');
		const moment = now();
		const consent = wordOn(before.consents[kind], body, { kind, by: caller.userId, now: moment });
		if (consent === undefined) return answerOf(before);
		const by = { actor: caller.userId, auditId: newId(moment), now: moment };
		const noted = await records.noteConsent({ before, kind, consent, ...by });
		return noted.ok ? answerOf({ ...before, consents: { ...before.consents, [kind]: consent } }) : noted;
	};

function refuseWord(kind: SpokenConsent['kind'], { given, wording }: ConsentByWord) {
	if (given) return changedSince(kind, wording);
	if (kind !== 'terms' && kind !== 'privacy') return undefined;
	return refuse('invalid_request', { errors: [{ field: 'given', message: ENDS_WITH_RECORD }] });
}

const ENDS_WITH_RECORD = 'This ends with the record: erase the client instead';

interface SpokenConsent {
	readonly kind: NoteConsentRequest['params']['kind'];
	readonly by: string;
	readonly now: Date;
}

/** Undefined when nothing changes: a consent that was never given cannot be withdrawn. */
function wordOn(
	known: StoredConsent | undefined,
	{ given, how }: ConsentByWord,
	{ kind, by, now }: SpokenConsent,
): StoredConsent | undefined {
	const isGiven = known !== undefined && known.withdrawnAt === undefined;
	if (!given) return isGiven ? { ...known, withdrawnAt: now.toISOString(), how, by } : undefined;
	return isGiven && known.version === versionInForce[kind] ? undefined : givenByWord(kind, { how, by, now });
}

const answerOf = (client: StoredClient): ResultFor<'noteConsent'> =>
	ok({ consents: consentsOf(client), consentsMissing: [...consentsMissing(client.consents)] });
