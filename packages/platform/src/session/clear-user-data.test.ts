/** @jest-environment @tulia/test-kit/jsdom-environment */
import { deviceId } from '../storage/device-id.ts';
import { reportSavedContentUse } from '../telemetry/saved-content-uses.ts';
import { mockFetch } from '../testing/mock-fetch.ts';
import { clearAllUserData } from './clear-user-data.ts';
import { writeSession } from './session-storage.ts';

test.each([true, false])('the quick exit leaves only the device id in the browser', (remember) => {
	const sent = mockFetch({ 'POST /api/auth/logout': { status: 204, body: null } });
	writeSession({ token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } }, { remember });
	sessionStorage.setItem('tulia.draft.appointment', 'half filled');
	localStorage.setItem('tulia.visit.liked.5', '1');
	reportSavedContentUse('listServices');
	const id = deviceId();

	clearAllUserData();

	expect({ ...localStorage }).toEqual({ 'tulia.device': id });
	expect({ ...sessionStorage }).toEqual({});
	expect(sent.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
		['POST /api/auth/logout', 'Bearer token-1'],
	]);
});
