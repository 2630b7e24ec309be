import { call, firstFree, registerClient } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { admin } from '../support/log-in.ts';
import { untilPage } from '../support/published-pages.ts';
import { staffToken } from '../support/staff/staff-day.ts';
import { until } from '../support/until.ts';

type Row = Readonly<Record<string, unknown>>;

const site = cloudFixture();
let token: string;
beforeAll(async () => {
	token = await staffToken(site.cloud.origin);
});

const staff = (method: string, path: string, body?: unknown) =>
	call(site.cloud.origin, `/api/admin/${path}`, { method, token, ...(body === undefined ? {} : { body }) });
const rowsOf = ({ body }: { readonly body: Row }) => body.data as readonly Row[];
const visitor = async (path: string): Promise<Row> => (await call(site.cloud.origin, path)).body;

/** Waits until a visitor is offered no time: the edge caches earlier times for three seconds (promise N11). */
const untilNoTimes = (path: string): Promise<unknown> =>
	until(
		async () => (await visitor(path)).data,
		(times) => JSON.stringify(times) === '[]',
	);

/** The change request of an edit: the record that was read, changed, with its version. */
/** What the form of staff sends: the public profile is saved separately. */
const edited = ({ id, profile, profileVersion, ...rest }: Row, change: Row): Row => ({ ...rest, ...change });

test('a service that staff change is updated on the page of services, and a new one can be booked', async () => {
	const [first] = rowsOf(await staff('GET', 'services'));
	if (!first) throw new Error('The sample content has no service.');
	const changed = await staff(
		'PATCH',
		`services/${first.id}`,
		edited(first, { title: 'A calmer title', image: 'service-stress' }),
	);
	expect(changed).toMatchObject({ status: 200, body: { version: 2, image: 'service-stress' } });
	await untilPage(site.cloud.origin, '/services', ({ html }) => html.includes('A calmer title'));
	expect((await staff('PATCH', `services/${first.id}`, edited(first, { title: 'Too late' }))).body.code).toBe(
		'changed_meanwhile',
	);

	const { id, version, ...fields } = first;
	const created = await staff('POST', 'services', { ...fields, title: 'Grief & Loss', order: 20 });
	expect(created).toMatchObject({ status: 201, body: { id: 'grief-loss' } });
	const [person] = rowsOf(await staff('GET', 'psychologists'));
	const serviceIds = [...((person?.serviceIds ?? []) as readonly string[]), 'grief-loss'];
	expect((await staff('PATCH', `psychologists/${person?.id}`, edited(person ?? {}, { serviceIds }))).status).toBe(200);
	expect(await firstFree(site.cloud.origin, 'grief-loss')).toMatchObject({ date: expect.any(String) });
});

test('hours that staff change are offered to clients, and visits outside of them are listed first', async () => {
	const { date, time } = await firstFree(site.cloud.origin, 'grief-loss', 8);
	const client = await registerClient(site.cloud.origin);
	const booking = { serviceId: 'grief-loss', date, time };
	expect(
		(await call(site.cloud.origin, '/api/appointments', { method: 'POST', token: client, body: booking })).status,
	).toBe(201);
	const person = rowsOf(await staff('GET', 'psychologists')).find(({ serviceIds }) =>
		(serviceIds as readonly string[]).includes('grief-loss'),
	);
	const away = edited(person ?? {}, { timeOff: [{ from: date, to: date }] });
	const refused = await staff('PATCH', `psychologists/${person?.id}`, away);
	expect(refused).toMatchObject({ status: 409, body: { code: 'bookings_unseen' } });
	const affected = ((refused.body.affected ?? []) as readonly { id: string }[]).map(({ id }) => id);
	expect((await staff('PATCH', `psychologists/${person?.id}`, { ...away, seen: affected })).status).toBe(200);
	await untilNoTimes(`/api/appointments/available-times?date=${date}&serviceId=grief-loss`);
	const preview = await staff('GET', `psychologists/${person?.id}/free-times?serviceId=grief-loss`);
	expect(rowsOf(preview)).toHaveLength(7);
	const broken = { ...away, version: Number(away.version) + 1, breaks: { sunday: [{ from: '12:00', to: '13:00' }] } };
	expect((await staff('PATCH', `psychologists/${person?.id}`, broken)).body.code).toBe('invalid_hours');
});

test('the profile of the centre that staff change is updated on every page, and an invalid one is refused', async () => {
	const { profile, version } = (await staff('GET', 'settings')).body as unknown as { profile: Row; version: number };
	const changed = await staff('PATCH', 'settings', {
		profile: { ...profile, motto: 'Take a seat by the fire.' },
		version,
	});
	expect(changed.status).toBe(200);
	await untilPage(site.cloud.origin, '/', ({ html }) => html.includes('Take a seat by the fire.'));
	const script = { ...profile, address: { lines: ['A'], mapUrl: 'javascript:alert(1)' } };
	expect((await staff('PATCH', 'settings', { profile: script, version: version + 1 })).status).toBe(400);
	const closed = { ...profile, openingHours: [] };
	expect((await staff('PATCH', 'settings', { profile: closed, version: version + 1 })).body.code).toBe('invalid_hours');
});

test('the dashboard counts recent events, and audit and export contain them', async () => {
	const before = (await staff('GET', 'dashboard')).body;
	const client = await registerClient(site.cloud.origin);
	const { date, time } = await firstFree(site.cloud.origin, 'anxiety-management', 3);
	const body = { serviceId: 'anxiety-management', date, time };
	const booked = await call(site.cloud.origin, '/api/appointments', { method: 'POST', token: client, body });
	expect(booked.status).toBe(201);
	const after = (await staff('GET', 'dashboard')).body;
	expect(after.totalBookings).toBe(Number(before.totalBookings) + 1);
	expect(after.totalUsers).toBe(Number(before.totalUsers) + 1);
	expect(after.totalBlogs).toBe(((await visitor('/api/blogs')).data as readonly unknown[]).length);
	const [newest] = after.recentBookings as readonly Row[];
	expect(newest).toMatchObject({ user: { name: 'Wairimu Kariuki' }, status: 'confirmed' });

	const entries = rowsOf(await staff('GET', 'audit'));
	expect(entries[0]).toMatchObject({ action: 'appointment_booked', object: newest?.id });
	expect(entries.some(({ action }) => action === 'settings_changed')).toBe(true);
	const { fileName, csv } = (await staff('GET', `appointments/export?from=${date}&to=${date}`)).body;
	expect(fileName).toBe(`appointments-${date}-to-${date}.csv`);
	expect(csv).toContain('Wairimu Kariuki');
});

test('an account that staff disable is logged out at once, and can log in when they enable it', async () => {
	const client = await registerClient(site.cloud.origin);
	const [user] = rowsOf(await staff('GET', 'users?limit=1'));
	expect(user).toMatchObject({ name: 'Wairimu Kariuki', role: 'client', status: 'active' });
	const found = rowsOf(await staff('GET', `users?search=${encodeURIComponent(String(user?.email))}`));
	expect(found.map(({ id }) => id)).toEqual([user?.id]);
	const confirmation = user?.email;
	expect(
		(await staff('PATCH', `users/${user?.id}`, { status: 'disabled', confirmation: 'somebody', version: 1 })).status,
	).toBe(422);
	expect((await staff('PATCH', `users/${user?.id}`, { status: 'disabled', confirmation, version: 1 })).status).toBe(
		200,
	);
	expect((await call(site.cloud.origin, '/api/auth/verify', { token: client })).status).toBe(401);
	expect((await staff('PATCH', `users/${user?.id}`, { status: 'active', confirmation, version: 2 })).body.version).toBe(
		3,
	);
	expect((await staff('GET', `users/${user?.id}`)).body).toMatchObject({
		user: { status: 'active' },
		appointments: [],
	});
	const me = rowsOf(await staff('GET', `users?search=${encodeURIComponent(admin.email)}`))[0];
	const myself = { roles: [], confirmation: admin.email, version: me?.version };
	expect((await staff('PATCH', `users/${me?.id}`, myself)).body.code).toBe('not_yourself');
});
