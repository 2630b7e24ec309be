/** @jest-environment @tulia/test-kit/jsdom-environment */
import { deviceId } from '../storage/device-id.ts';
import { reportSavedUse } from '../telemetry/saved-uses.ts';
import { answerWith } from '../testing/answers.ts';
import { forgetEverything } from './forget-visit.ts';
import { writeSession } from './session-storage.ts';

test.each([true, false])('whoever leaves in a hurry leaves the id of the browser and nothing else', (remember) => {
	const sent = answerWith({ 'POST /api/auth/logout': { status: 204, body: null } });
	writeSession({ token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } }, { remember });
	sessionStorage.setItem('tulia.draft.appointment', 'half filled');
	localStorage.setItem('tulia.visit.liked.5', '1');
	reportSavedUse('listServices');
	const id = deviceId();

	forgetEverything();

	expect({ ...localStorage }).toEqual({ 'tulia.device': id });
	expect({ ...sessionStorage }).toEqual({});
	expect(sent.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
		['POST /api/auth/logout', 'Bearer token-1'],
	]);
});
