import { Button, ButtonRow, Icon, Notice } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { DoneMessage } from '../done-message.tsx';
import { StepPanel } from '../step-panel.tsx';
import * as s from './second-factor.module.css';

interface RecoveryCodesProps {
	readonly codes: readonly string[];
	readonly onKept: () => void;
}

type Copied = 'copied' | 'failed';

/** A browser without a clipboard and a denied permission both reject. */
const copy = async (text: string): Promise<Copied> => {
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'failed';
	}
};

/** The recovery codes. The server stores only hashes, so they cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactNode {
	const [copied, setCopied] = useState<Copied | undefined>(undefined);
	return (
		<StepPanel title="Keep these recovery codes">
			<p>If you lose your phone, each of them lets you in once. They are shown only now.</p>
			<ul className={s.codes} data-codes="">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<ButtonRow>
				<Button variant="secondary" size="sm" onClick={async () => setCopied(await copy(codes.join('\n')))}>
					<Icon name="document" /> Copy
				</Button>
				<Button variant="secondary" size="sm" onClick={() => window.print()}>
					<Icon name="print" /> Print
				</Button>
			</ButtonRow>
			<DoneMessage>
				{copied === 'copied' ? 'Copied. Keep them somewhere that is not your phone.' : undefined}
			</DoneMessage>
			{copied === 'failed' ? (
				<Notice tone="info" role="alert">
					Your browser does not let us copy. Please write them down, or print them.
				</Notice>
			) : null}
			<Button onClick={onKept}>I have kept them</Button>
		</StepPanel>
	);
}
