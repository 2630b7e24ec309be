import { randomUUID } from 'node:crypto';
import { call, firstFree } from '../support/api.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { admin, logInByApi, newClient } from '../support/log-in.ts';

const site = cloudFixture();

const WORDS = 'I cannot stop drinking and I am afraid';

test("a person who registers another person's address gets neither that person's messages and visits nor a role (A10 to A12)", async () => {
	const { origin } = site.cloud;
	const stranger = await newClient(origin, 'Stranger');
	const { email } = stranger;
	const message = { name: 'Kerubo', email, subject: 'Help', message: WORDS, filledInMs: 9000 };
	expect(await call(origin, '/api/contact', { method: 'POST', body: message })).toMatchObject({ status: 202 });
	const [token, staff] = [await logInByApi(origin, stranger), await logInByApi(origin, admin)];

	const exported = await call(origin, '/api/account/export', { token });
	expect(exported).toMatchObject({
		status: 200,
		body: { messages: [], notIncluded: expect.stringContaining('confirmed') },
	});

	const search = `/api/admin/users?search=${encodeURIComponent(email)}`;
	const [found] = (await call(origin, search, { token: staff })).body.data as readonly {
		id: string;
		version: number;
	}[];
	const change = { roles: ['owner'], confirmation: email, version: found?.version };
	expect(
		await call(origin, `/api/admin/users/${found?.id}`, { method: 'PATCH', token: staff, body: change }),
	).toMatchObject({ status: 409, body: { code: 'email_not_confirmed' } });

	const services = (await call(origin, '/api/services')).body.data as readonly { id: string }[];
	const serviceId = services[0]?.id ?? '';
	const firstTime = await firstFree(origin, serviceId, 5);
	const booking = await call(origin, '/api/appointments', { method: 'POST', token, body: { serviceId, ...firstTime } });
	expect(booking.status).toBe(201);

	const rows = await call(origin, `/api/admin/appointments?search=${encodeURIComponent(email)}`, { token: staff });
	expect(rows.body.data).toMatchObject([{ user: { name: 'Stranger', email, emailVerified: false } }]);

	const visit = { serviceId, forWhom: 'me', ...(await firstFree(origin, serviceId, 8)) };
	const request = { email, name: 'Kerubo Achieng', ...visit };
	const book = (more: object) =>
		call(origin, '/api/admin/appointments', {
			method: 'POST',
			token: staff,
			body: { ...request, ...more },
			headers: { 'Idempotency-Key': randomUUID() },
		});
	expect(await book({})).toMatchObject({
		status: 409,
		body: { code: 'unconfirmed_client', affected: [{ ticketNumber: expect.any(String) }] },
	});
	// Existing visits are not cancelled for new ones: staff cancel the unknown visit by phone, and then book.
	const { appointmentId } = booking.body.ticket as { appointmentId: string };
	const held = `/api/admin/appointments/${appointmentId}`;
	expect(await book({ closesUnconfirmed: true })).toMatchObject({ status: 409, body: { code: 'unconfirmed_client' } });
	expect((await call(origin, held, { token: staff })).body).toMatchObject({ status: 'confirmed' });
	const cancellation = { method: 'POST', token: staff, body: { reason: 'Nobody knows of it', version: 1 } };
	expect(await call(origin, `${held}/cancellation`, cancellation)).toMatchObject({ status: 200 });
	const booked = await book({ closesUnconfirmed: true });
	expect(booked).toMatchObject({
		status: 201,
		body: { user: { name: 'Kerubo Achieng', email, emailVerified: false } },
	});

	expect((await call(origin, '/api/account', { token })).status).toBe(401);
	const again = { method: 'POST', body: { email, password: stranger.password } };
	expect((await call(origin, '/api/auth/login', again)).status).toBe(401);
	// The erasure runs as a job.
	await site.cloud.settled();
	expect((await call(origin, held, { token: staff })).body).toMatchObject({ status: 'cancelled' });
	const inbox = await call(origin, `/api/admin/messages?limit=50`, { token: staff });
	expect(JSON.stringify(inbox.body)).toContain(email);
});
