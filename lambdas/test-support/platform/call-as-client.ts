import type { HttpHandler } from '../../src/platform/http/http.ts';
import { ok } from '../../src/platform/http/result.ts';
import { anEvent, type EventParts, ORIGIN_SECRET } from './an-event.ts';

export interface ClientRequest extends Omit<EventParts, 'route'> {
	readonly as?: string;
}

export async function callAsClient(handler: HttpHandler, { as = 'client-0', ...parts }: ClientRequest) {
	const caller = { userId: as, role: 'client' as const, roles: [], version: 1, jti: 'j', expiresAt: 0 };
	const answer = await handler(anEvent(parts), { originSecrets: [ORIGIN_SECRET], identify: async () => ok(caller) });
	return { status: answer.statusCode, body: JSON.parse(answer.body ?? '') };
}
