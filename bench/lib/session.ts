import { post } from './clients.ts';
import type { StoredItems } from './phone.ts';

export interface Credentials {
	readonly email: string;
	readonly password: string;
}

/** The admin of the demo centre. */
export const DEMO_ADMIN: Credentials = { email: 'admin@tulia.example', password: 'Karibu!2026' };

/** The stored session of the site, for a page behind login. */
export async function sessionOf(origin: string, { email, password }: Credentials): Promise<StoredItems> {
	const answer = await post(origin, '/api/auth/login', { email, password });
	if (!answer.ok) throw new Error(`Logging in answered ${answer.status}: ${await answer.text()}`);
	const { token, user } = (await answer.json()) as {
		readonly token: string;
		readonly user: { id: string; name: string; role: string };
	};
	return { 'tulia.session': JSON.stringify({ token, user: { id: user.id, name: user.name, role: user.role } }) };
}
