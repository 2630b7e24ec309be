/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type AppStore, makeStore } from '../store.ts';
import { sessionEnded } from './session.ts';
import { readSession, SESSION_KEY } from './session-storage.ts';
import type { SessionUser } from './session-user.ts';
import { useContinueSession, useStartSession } from './use-session.ts';

const user: SessionUser = { id: 'u1', name: 'Wairimu', role: 'client' };

const keptIn = (storage: Storage): unknown => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');

function useBoth(): { start: ReturnType<typeof useStartSession>; goOn: ReturnType<typeof useContinueSession> } {
	return { start: useStartSession(), goOn: useContinueSession() };
}

function hooks(store: AppStore): ReturnType<typeof useBoth> {
	const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
		<Provider store={store}>{children}</Provider>
	);
	return renderHook(useBoth, { wrapper }).result.current;
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe('continuing a session', () => {
	test.each([
		[false, 'sessionStorage', 'localStorage'],
		[true, 'localStorage', 'sessionStorage'],
	] as const)(
		'continuing a session that is remembered (%s) stores its new token in %s alone',
		(remember, here, notHere) => {
			const store = makeStore();
			const { start, goOn } = hooks(store);
			act(() => start({ token: 'token-1', user }, { remember }));
			act(() => goOn({ token: 'token-2', user }));
			expect(store.getState().session).toEqual({ status: 'in', token: 'token-2', user });
			expect(keptIn(window[here])).toEqual({ token: 'token-2', user });
			expect(keptIn(window[notHere])).toBeNull();
		},
	);

	test('continuing a session under another name preserves its token', () => {
		const store = makeStore();
		const { start, goOn } = hooks(store);
		act(() => start({ token: 'token-1', user }, { remember: true }));
		act(() => goOn({ user: { ...user, name: 'Wairimu Njoki' } }));
		expect(readSession()).toEqual({ token: 'token-1', user: { ...user, name: 'Wairimu Njoki' } });
	});

	test('continuing a session does not change the one that another tab stored for another person', () => {
		const { start, goOn } = hooks(makeStore());
		act(() => start({ token: 'token-1', user }, { remember: false }));
		const other = { token: 'token-9', user: { id: 'u9', name: 'Otieno', role: 'client' } };
		localStorage.setItem(SESSION_KEY, JSON.stringify(other));
		act(() => goOn({ token: 'token-2', user }));
		expect(keptIn(localStorage)).toEqual(other);
	});

	test('continuing a session that ended meanwhile starts none', () => {
		const store = makeStore();
		const { start, goOn } = hooks(store);
		act(() => start({ token: 'token-1', user }, { remember: true }));
		act(() => void store.dispatch(sessionEnded('logged_out')));
		act(() => goOn({ token: 'token-2', user }));
		expect(store.getState().session.status).toBe('out');
	});
});
