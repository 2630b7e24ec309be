import type { NewUser } from '../src/identity/account/create-user.usecase.ts';

/** The public password of the demo's accounts, which must never be used on a deployed centre. */
export const DEMO_PASSWORD = 'Karibu!2026';

const ADMIN = {
	name: 'Nyambura Otieno',
	email: 'admin@tulia.example',
	role: 'admin',
	emailVerified: true,
	welcome: false,
} as const;

/**
 * The first admin. The demo password is used only with an explicit AWS endpoint (the local cloud, a test); on AWS
 * itself `ADMIN_EMAIL` and `ADMIN_PASSWORD` are required. Throws when they are missing.
 */
export function firstAdmin(environment: Readonly<Record<string, string | undefined>>): NewUser {
	const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment;
	if (email && password) return { ...ADMIN, name: 'Administrator', email, password };
	const isLocal = Boolean(environment.AWS_ENDPOINT_URL_DYNAMODB ?? environment.AWS_ENDPOINT_URL);
	if (!isLocal) throw new Error('Give ADMIN_EMAIL and ADMIN_PASSWORD: the demo password must not open a real centre.');
	return demoAdmin();
}

const STAFF = { ...ADMIN, password: DEMO_PASSWORD } as const;

/** One account for each of the other roles, for a history of invented people in a local cloud only. */
export const demoStaff: readonly NewUser[] = [
	{ ...STAFF, name: 'Mercy Achieng', email: 'desk@tulia.example', roles: ['front_desk'] },
	{
		...STAFF,
		name: 'Amina Hassan',
		email: 'amina@tulia.example',
		roles: ['psychologist'],
		psychologistId: 'amina-hassan',
	},
	{ ...STAFF, name: 'Kevin Mwangi', email: 'editor@tulia.example', roles: ['editor'] },
];

/** The admin of the demo, for a local cloud only. */
export const demoAdmin = (): NewUser => ({ ...ADMIN, password: DEMO_PASSWORD });
