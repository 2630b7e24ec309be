import { dayOf } from '@tulia/centre/clock';
import { checkedItems, type LaunchEntry, tickedItems } from '@tulia/contracts/launch/schemas';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import type { Psychologist } from '../psychologist/psychologist.ts';
import type { ServiceStore } from '../service/service-store.ts';
import { type LaunchFacts, lastDay, missingOf } from './launch-checks.ts';
import type { LaunchStore, LaunchTick } from './launch-store.ts';

export interface LaunchDeps {
	readonly launch: LaunchStore;
	readonly profiles: Pick<ProfileStore, 'readLatest'>;
	readonly calendar: Pick<CalendarStore, 'between'>;
	readonly services: Pick<ServiceStore, 'listLatest'>;
	/** Active psychologists. */
	readonly psychologists: {
		list(): Promise<readonly { readonly psychologist: Pick<Psychologist, 'name' | 'profile' | 'serviceIds'> }[]>;
	};
	/** Names by account. */
	readonly people: (ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly name: string }>>;
	/** The verified mail domain. */
	readonly mailDomain: string;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

async function readFacts(deps: LaunchDeps): Promise<LaunchFacts> {
	const today = dayOf(deps.now());
	const [profile, calendar, services, psychologists] = await Promise.all([
		deps.profiles.readLatest(),
		deps.calendar.between(today, lastDay(today)),
		deps.services.listLatest(),
		deps.psychologists.list(),
	]);
	return {
		...{ profile, calendar, today },
		mailDomain: deps.mailDomain,
		services: services.map(({ id }) => id),
		psychologists: psychologists.map(({ psychologist }) => psychologist),
		offered: psychologists.map(({ psychologist }) => psychologist.serviceIds),
	};
}

/** Items ticked by staff, and items checked at this moment: what the system can check cannot be ticked. */
export const getLaunchChecklist = (deps: LaunchDeps) => async (): Promise<ResultFor<'getLaunchChecklist'>> => {
	const [facts, ticks] = await Promise.all([readFacts(deps), deps.launch.ticks()]);
	const people = await deps.people(ticks.map(({ by }) => by));
	const tickOf = ({ by, at }: LaunchTick): NonNullable<LaunchEntry['ticked']> => {
		const name = people.get(by)?.name;
		return { by: { id: by, ...(name === undefined ? {} : { name }) }, at };
	};
	const checked = checkedItems.map((item): LaunchEntry => {
		const missing = [...missingOf(item, facts)];
		return { item, done: missing.length === 0, missing };
	});
	const ticked = tickedItems.map((item): LaunchEntry => {
		const tick = ticks.find((one) => one.item === item);
		return { item, done: tick !== undefined, missing: [], ...(tick ? { ticked: tickOf(tick) } : {}) };
	});
	return ok({ data: [...checked, ...ticked] });
};

/** Ticks or unticks an item, with an audit entry. */
export const tickLaunchItem =
	(deps: LaunchDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'tickLaunchItem', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'tickLaunchItem'>> => {
		const at = deps.now();
		const context = { actor: caller.userId, at, auditId: deps.newId(at) };
		const { tick, untick } = deps.launch;
		const changed = await (body.done ? tick : untick)(params.item, context);
		return changed.ok ? getLaunchChecklist(deps)() : changed;
	};
