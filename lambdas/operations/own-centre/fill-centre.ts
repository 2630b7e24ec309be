import type { ProfileStore } from '../../src/profile/profile-store.ts';
import type { PsychologistStore } from '../../src/psychologist/psychologist.repository.ts';
import type { ServiceStore } from '../../src/service/service-store.ts';
import type { OwnCentre } from './read-centre-file.ts';

export interface FillCentreDeps {
	readonly profiles: Pick<ProfileStore, 'readSettings' | 'replace'>;
	readonly services: Pick<ServiceStore, 'listAll' | 'save'>;
	readonly psychologists: Pick<PsychologistStore, 'listAll' | 'add'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export type FillOutcome =
	| { readonly kind: 'filled' }
	/** The centre's facts were entered before: nothing was changed. */
	| { readonly kind: 'already_filled' }
	/** The ids of stored content that the file lacks: nothing was changed. */
	| { readonly kind: 'other_content'; readonly ids: readonly string[] };

/** The actor of the audit entries. */
const ACTOR = 'seed';

/**
 * Fills a table without a profile, and changes no other. The profile is written last and every other write is
 * idempotent, so an interrupted run is completed by running it again; of two concurrent first profiles one is refused.
 */
export async function fillCentre(centre: OwnCentre, deps: FillCentreDeps): Promise<FillOutcome> {
	if (await deps.profiles.readSettings()) return { kind: 'already_filled' };
	const ids = await foreignIds(centre, deps);
	if (ids.length > 0) return { kind: 'other_content', ids };
	for (const [index, service] of centre.services.entries()) await deps.services.save(service, index + 1, true);
	for (const { psychologist, schedule } of centre.psychologists) await deps.psychologists.add(psychologist, schedule);
	const at = deps.now();
	const by = { id: deps.newId(at), actor: ACTOR, at };
	const saved = await deps.profiles.replace({ profile: centre.profile, ownHours: 'ask_first', version: 1 }, { by });
	return { kind: saved.ok ? 'filled' : 'already_filled' };
}

/** Services and psychologists that an admin entered before there was a profile. */
async function foreignIds(
	centre: OwnCentre,
	{ services, psychologists }: Pick<FillCentreDeps, 'services' | 'psychologists'>,
): Promise<readonly string[]> {
	const known = new Set([
		...centre.services.map(({ id }) => id),
		...centre.psychologists.map(({ psychologist }) => psychologist.id),
	]);
	const [offered, people] = await Promise.all([services.listAll(), psychologists.listAll()]);
	return [...offered, ...people].map(({ id }) => id).filter((id) => !known.has(id));
}
