import { Icon } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import * as s from './copy-link.module.css';

const OUTCOME_WORDS = { copied: 'Link copied', refused: 'Copy this address:' } as const;

/** Copies an address and confirms it; where the browser refuses, shows the address to copy by hand. */
export function CopyLink({ address }: { readonly address: string }): ReactNode {
	const [outcome, setOutcome] = useState<'copied' | 'refused'>();

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(address);
			setOutcome('copied');
		} catch {
			setOutcome('refused');
		}
	}

	return (
		<>
			<button type="button" onClick={copy} data-share-copy>
				<Icon name={outcome === 'copied' ? 'tick' : 'link'} />
				Copy link
			</button>
			<p className={s.outcome} role="status" suppressHydrationWarning>
				{outcome === undefined ? '' : OUTCOME_WORDS[outcome]}
			</p>
			{outcome === 'refused' ? (
				<input
					className={s.address}
					aria-label="Address of this article"
					readOnly
					value={address}
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
			) : null}
		</>
	);
}
