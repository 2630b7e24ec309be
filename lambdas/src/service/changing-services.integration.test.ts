import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { MAX_SERVICES } from '../calendar/centre-limits.ts';
import { scheduleKey } from '../calendar/schedule.items.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { changeService, createService, reorderServices } from './change-services.usecase.ts';
import { serviceRepository } from './service.repository.ts';

const caller = { userId: 'staff', role: 'admin', version: 1 } as const;
const fields = {
	title: 'Grief & Loss',
	shortDescription: ' In short ',
	description: 'At length',
	image: 'service-grief',
	benefits: [' One '],
	durationMinutes: 60 as const,
	price: 4000,
	order: 3,
	active: true,
};

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

const services = () => serviceRepository(fixture.db, fixture.tableName);
const deps = () => ({ services: services(), now: () => FIXTURE_NOW, newId });
const create = (change: Partial<typeof fields> & { currency?: string } = {}) =>
	createService({ ...deps(), profiles: profileRepository(fixture.db, fixture.tableName) })({
		body: { ...fields, ...change },
		caller: { ...caller } as never,
	});
const change = (id: string, body: Partial<typeof fields> & { version: number }) =>
	changeService({ ...deps(), askFirst: async () => undefined })({
		params: { id },
		body: { ...fields, ...body },
		caller: { ...caller } as never,
	});
const scheduleVersion = async () =>
	(
		await fixture.db.send(
			new GetCommand({ TableName: fixture.tableName, Key: scheduleKey('amina'), ConsistentRead: true }),
		)
	).Item?.scheduleVersion;

describe('a new service', () => {
	test('a new service gets its id from its title, is offered at its position, and is audited by ids only', async () => {
		expect(await create()).toMatchObject({ ok: true, value: { id: 'grief-loss', benefits: ['One'], version: 1 } });
		expect((await services().list()).map(({ id }) => id)).toEqual(['stress', 'couples', 'grief-loss']);
		const [entry] = (await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'service_created');
		expect(entry).toMatchObject({ actor: 'staff', object: 'grief-loss' });
		expect(JSON.stringify(entry)).not.toContain('Grief');
	});

	test('a new service is refused when its id is taken, also by a concurrent one at another position', async () => {
		const outcomes = await Promise.all([create({ order: 3 }), create({ order: 4 })]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'id_taken' });
		expect(await create({ title: 'Stress' })).toMatchObject({ ok: false, refusal: 'id_taken' });
	});

	test("a new service is refused when its price was typed in another currency than the centre's current one", async () => {
		expect(await create({ currency: 'KES' })).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
		expect(await create({ currency: 'USD' })).toMatchObject({ ok: true });
		const [stored] = (await scanEntity(fixture, 'service')).filter(({ id }) => id === 'grief-loss');
		expect(stored).not.toHaveProperty('currency');
	});

	test(`a new service is refused when there are ${MAX_SERVICES}`, async () => {
		for (let made = 2; made < MAX_SERVICES; made += 1)
			expect(await create({ title: `Talk ${made}`, order: made })).toMatchObject({ ok: true });
		expect(await create()).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'title' }] });
	});

	test('a new service is refused when no id can be made from its title', async () => {
		expect(await create({ title: '悲しみ' })).toMatchObject({ ok: false, refusal: 'invalid_request' });
	});
});

describe('a change of a service', () => {
	test('a change of a service is shown to visitors and bookings next, and invalidates start times computed before it', async () => {
		const before = await scheduleVersion();
		await change('stress', { version: 1, title: 'Stress', price: 5000, order: 1 });
		expect(await services().list()).toContainEqual(expect.objectContaining({ id: 'stress', price: 5000 }));
		expect(await scheduleVersion()).toBeGreaterThan(before);
		const booked = await fixture.book(await fixture.addClient('one'));
		expect(booked).toMatchObject({ ok: true });
		expect(await scanEntity(fixture, 'appointment')).toMatchObject([{ price: 5000, serviceTitle: 'Stress' }]);
	});

	test('a change of a service to another position leaves one item of it', async () => {
		expect(await change('stress', { version: 1, order: 9 })).toMatchObject({
			ok: true,
			value: { order: 9, version: 2 },
		});
		expect((await services().listAll()).map(({ id, order }) => [id, order])).toEqual([
			['couples', 1],
			['stress', 9],
		]);
	});

	test('a change of a service is refused on a stale version, and for an unknown service', async () => {
		expect(await change('stress', { version: 2 })).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
		expect(await change('nothing', { version: 1 })).toMatchObject({ ok: false, refusal: 'not_found' });
	});

	test.each([
		['in its place', 0, 0],
		['to two different places', 5, 6],
	])('of two concurrent changes of a service, %s, one succeeds', async (_where, one, other) => {
		const outcomes = await Promise.all([
			change('stress', { version: 1, order: one, price: 1 }),
			change('stress', { version: 1, order: other, price: 2 }),
		]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
		expect((await services().listAll()).filter(({ id }) => id === 'stress')).toHaveLength(1);
	});
});

describe('the order of services', () => {
	const reorder = (places: readonly { id: string; order: number; version: number }[]) =>
		reorderServices(deps())({ body: { places: [...places] }, caller: { ...caller } as never });
	const orderNow = async () => (await services().listAll()).map(({ id, order, version }) => [id, order, version]);

	test('the order of services is changed by one of two concurrent changes, and invalidates no start time', async () => {
		const [stress, couples] = await services().listAll();
		const swap = [
			{ id: 'stress', order: couples?.order ?? 0, version: 1 },
			{ id: 'couples', order: stress?.order ?? 0, version: 1 },
		];
		const before = await scheduleVersion();
		const answers = await Promise.all([reorder(swap), reorder(swap)]);
		expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await orderNow()).toEqual([
			['couples', stress?.order, 2],
			['stress', couples?.order, 2],
		]);
		expect(await scheduleVersion()).toBe(before);
	});

	test('the order of services is unchanged when one of them was edited concurrently', async () => {
		const before = await orderNow();
		const places = [
			{ id: 'stress', order: 7, version: 1 },
			{ id: 'couples', order: 6, version: 3 },
		];
		expect(await reorder(places)).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
		expect(await orderNow()).toEqual(before);
		expect(await reorder([{ id: 'stress', order: before[0]?.[1] as number, version: 1 }])).toMatchObject({ ok: true });
		expect(await orderNow()).toEqual(before);
	});
});
