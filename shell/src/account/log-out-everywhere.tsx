import { explain, useForgetSession } from '@tulia/platform';
import { Button, Notice, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useLogoutEverywhereMutation } from '../api/account-api.ts';
import { AccountSection } from './account-section.tsx';
import { ConfirmPanel } from './step-panel.tsx';

const NOT_DONE = 'We could not log you out just now. You are still logged in. Please try again.';

/** Ends every session of the account, including this one; the guard then leads to the start page. */
export const LogOutEverywhere = (): ReactNode => (
	<AccountSection
		part="log-ins"
		title="Where you are logged in"
		text="If you used a shared phone or computer, or lost one, you can log out of all of them from here."
	>
		<ConfirmPanel trigger="Log out everywhere" variant="secondary" title="Log out everywhere?" cancel="Stay logged in">
			<Question />
		</ConfirmPanel>
	</AccountSection>
);

function Question(): ReactNode {
	const [endAll, { isLoading, error }] = useLogoutEverywhereMutation();
	const forget = useForgetSession();

	async function confirm(): Promise<void> {
		const answer = await endAll();
		if (answer.error !== undefined) return;
		toast.success('You are logged out everywhere.');
		forget();
	}

	return (
		<>
			<p>Every phone and computer is logged out at once, this one too. You can log in again with your password.</p>
			{error ? (
				<Notice tone="bad" role="alert">
					{explain(error, {}, NOT_DONE)}
				</Notice>
			) : null}
			<Button busy={isLoading} busyLabel="Logging out…" onClick={confirm}>
				Yes, log out everywhere
			</Button>
		</>
	);
}
