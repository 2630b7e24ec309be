import { firstAdmin } from './demo-accounts.ts';

const LOCAL = { AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' };

describe('the first admin', () => {
	test('the first admin has the demo password on a local cloud', () => {
		expect(firstAdmin(LOCAL)).toMatchObject({ email: 'admin@tulia.example', password: 'Karibu!2026', role: 'admin' });
	});

	test('the first admin never has the demo password on AWS', () => {
		expect(() => firstAdmin({})).toThrow('ADMIN_EMAIL and ADMIN_PASSWORD');
		expect(() => firstAdmin({ ADMIN_EMAIL: 'staff@centre.test' })).toThrow('ADMIN_EMAIL and ADMIN_PASSWORD');
	});

	test('the first admin is the one that the environment names', () => {
		const given = { ADMIN_EMAIL: 'staff@centre.test', ADMIN_PASSWORD: 'Long&Safe2026' };
		expect(firstAdmin({ ...LOCAL, ...given })).toMatchObject({ email: 'staff@centre.test', password: 'Long&Safe2026' });
	});
});
