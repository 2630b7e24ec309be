import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { call } from './api.ts';

/**
 * Confirms a client's address by the link of the welcome mail, as its owner would. Until then an address gets only a few
 * mails about visits a day (decision 028).
 */
export async function confirmAddress(cloud: Pick<LocalCloud, 'origin' | 'mails'>, email: string): Promise<void> {
	for (let attempt = 0; attempt < 150; attempt += 1) {
		const token = (await cloud.mails())
			.filter(({ to }) => to.includes(email))
			.map(({ text }) => text.match(/\/confirm-email\?token=([\w-]{43})/)?.[1])
			.find((found) => found !== undefined);
		if (token) {
			const { status, body } = await call(cloud.origin, '/api/auth/confirm-email', { method: 'POST', body: { token } });
			if (status !== 200) throw new Error(`Confirming ${email} answered ${status}: ${JSON.stringify(body)}`);
			return;
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`No mail with a link to confirm ${email} came within 15 s.`);
}
