import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { MAX_PSYCHOLOGISTS, MAX_SERVICES } from '../calendar/centre-limits.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { changePrices } from './change-prices.usecase.ts';
import { reorderServices } from './change-services.usecase.ts';
import { serviceRepository } from './service.repository.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

const services = () => serviceRepository(fixture.db, fixture.tableName);
const profiles = () => profileRepository(fixture.db, fixture.tableName);
const stress = { id: 'stress', price: 450_000, durationMinutes: 50, version: 1 } as const;
const couples = { id: 'couples', price: 650_000, durationMinutes: 90, version: 1 } as const;
const change = (body: { currency?: string; settingsVersion?: number; prices: readonly object[] }) =>
	changePrices({ services: services(), profiles: profiles(), now: () => FIXTURE_NOW, newId })({
		body: { currency: 'KES', settingsVersion: 1, ...body } as never,
		caller: { userId: 'staff' },
	});
const stored = async () => ({
	currency: (await profiles().readLatest())?.currency,
	prices: (await services().listAll()).map(({ price }) => price),
});
const AS_BEFORE = { currency: 'USD', prices: [3500, 3500] };

test('a change of currency is saved with a price for every service, and a booked visit keeps its own', async () => {
	await fixture.book(await fixture.addClient('before'));
	expect(await change({ prices: [stress, couples] })).toMatchObject({
		value: { currency: 'KES', settingsVersion: 2, data: [{ price: 450_000, durationMinutes: 50 }, { price: 650_000 }] },
	});
	expect(await stored()).toEqual({ currency: 'KES', prices: [450_000, 650_000] });
	expect(await scanEntity(fixture, 'appointment')).toMatchObject([{ price: 3500, currency: 'USD' }]);
	expect((await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'currency_changed')).toMatchObject([
		{ actor: 'staff', change: { from: 'USD', to: 'KES' } },
	]);
});

test.each([
	['a service has no price', { prices: [stress] }],
	['a service was changed meanwhile', { prices: [stress, { ...couples, version: 2 }] }],
	['the settings were changed meanwhile', { settingsVersion: 7, prices: [stress, couples] }],
	['a service is named twice', { prices: [stress, stress] }],
	['a service does not exist', { prices: [stress, couples, { ...couples, id: 'gone' }] }],
])('a change of currency is refused and nothing is changed where %s', async (_why, body) => {
	expect(await change(body)).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
	expect(await stored()).toEqual(AS_BEFORE);
});

test('the largest centre changes its currency, and the order of its services', async () => {
	const largest = Array.from({ length: MAX_PSYCHOLOGISTS }, (_, at) => `psychologist-${at}`);
	await fixture.close();
	fixture = await bookingFixture(await freshTable(), largest);
	const [sample] = await services().listAll();
	for (let order = 3; order <= MAX_SERVICES; order += 1)
		await services().save({ ...(sample as StaffService), id: `service-${order}` }, order, true);
	const all = await services().listAll();
	const prices = all.map(({ id, version }) => ({ id, price: 450_000, durationMinutes: 50, version }));
	expect([prices.length, await change({ prices })]).toMatchObject([MAX_SERVICES, { ok: true }]);
	const places = all.map(({ id, version }, at) => ({ id, order: MAX_SERVICES - at, version: version + 1 }));
	const moved = await reorderServices({ services: services(), now: () => FIXTURE_NOW, newId })({
		body: { places },
		caller: { userId: 'staff' } as never,
	});
	expect(moved).toMatchObject({ ok: true });
});

test('an unknown currency is refused at its field', async () => {
	expect(await change({ currency: 'XXX', prices: [stress, couples] })).toMatchObject({
		refusal: 'invalid_request',
		errors: [{ field: 'currency' }],
	});
	expect(await stored()).toEqual(AS_BEFORE);
});

test('prices in the same currency are saved without the other services, on any version of the settings', async () => {
	expect(await change({ currency: 'USD', settingsVersion: 7, prices: [{ ...stress, price: 4000 }] })).toMatchObject({
		ok: true,
	});
	expect(await stored()).toEqual({ currency: 'USD', prices: [4000, 3500] });
	const booked = await fixture.book(await fixture.addClient('one'));
	expect(booked).toMatchObject({ ok: true });
	expect(await scanEntity(fixture, 'appointment')).toMatchObject([{ price: 4000, currency: 'USD' }]);
});

test('of two concurrent changes of currency, one is refused and none of its prices is stored', async () => {
	const outcomes = await Promise.all([
		change({ prices: [stress, couples] }),
		change({ currency: 'TZS', prices: [stress, couples].map((one) => ({ ...one, price: one.price * 20 })) }),
	]);
	expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
	const { currency, prices } = await stored();
	expect(prices).toEqual(currency === 'KES' ? [450_000, 650_000] : [9_000_000, 13_000_000]);
});
