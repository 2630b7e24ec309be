import { DRAFT_PREFIX, VISIT_PREFIX } from '../session/drafts.ts';
import { LAST_USER_KEY } from '../session/last-user.ts';
import { LOGOUT_KEY } from '../session/logout-signal.ts';
import { SESSION_KEY } from '../session/session-storage.ts';
import { DEVICE_KEY } from './device-id.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { KEPT_TICKETS_KEY, TICKETS_KEY } from './saved-tickets.ts';

const declared = keptOnDevice.map(({ key }) => key);

test.each([
	...[SESSION_KEY, LAST_USER_KEY, TICKETS_KEY, KEPT_TICKETS_KEY, LOGOUT_KEY, DEVICE_KEY],
	...[`${DRAFT_PREFIX}*`, `${VISIT_PREFIX}*`],
])('%s is declared under the name the code uses', (key) => expect(declared).toContain(key));

test('every entry is declared once, and its text completes a sentence of the privacy policy', () => {
	expect(new Set(declared).size).toBe(declared.length);
	for (const { what, howLong } of keptOnDevice) {
		expect(what).toMatch(/^[A-Z“].*[^.]$/);
		expect(howLong).toMatch(/^[a-z].*[^.]$/);
	}
});
