/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { HYDRATED_EVENT } from '../document/hydration.ts';
import { useHydratedSignal } from '../document/use-hydrated-signal.ts';
import { useLoginState } from './use-login-state.ts';

function Page(): ReactNode {
	useHydratedSignal('page');
	return <p>{useLoginState().message ?? 'nothing'}</p>;
}

test('the state is absent while the page hydrates, and present before an early click is replayed', async () => {
	document.body.innerHTML = `<main>${renderToString(
		<StaticRouter location="/login">
			<Page />
		</StaticRouter>,
	)}</main>`;
	const [root] = document.getElementsByTagName('main');
	if (!root) throw new Error('There is no root.');
	expect(root.textContent).toBe('nothing');
	window.history.replaceState({ usr: { message: 'Please log in.' }, key: 'k1', idx: 3 }, '', '/login');
	const problems: unknown[] = [];
	const repeated = new Promise<string | null>((resolve) => {
		document.addEventListener(HYDRATED_EVENT, () => setTimeout(() => resolve(root.textContent)));
	});
	await act(async () => {
		hydrateRoot(
			root,
			<BrowserRouter>
				<Page />
			</BrowserRouter>,
			{ onRecoverableError: (problem) => problems.push(problem) },
		);
	});
	expect(await repeated).toBe('Please log in.');
	expect(problems).toEqual([]);
	expect(window.history.state).toEqual({ usr: { message: 'Please log in.' }, key: 'k1', idx: 3 });
});
