import { Icon } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import * as s from './copy-link.module.css';

interface CopyLinkProps {
	readonly address: string;
	readonly className: string | undefined;
}

/** Copies an address and says so; where a browser does not let it, shows the address to copy by hand. */
export function CopyLink({ address, className }: CopyLinkProps): ReactNode {
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
			<button type="button" className={className} onClick={copy}>
				<Icon name={outcome === 'copied' ? 'tick' : 'link'} />
				Copy link
			</button>
			<p className={s.outcome} role="status">
				{outcome === 'copied' ? 'Link copied' : null}
				{outcome === 'refused' ? 'Copy this address:' : null}
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
