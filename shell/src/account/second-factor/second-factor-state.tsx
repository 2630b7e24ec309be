import type { Account } from '@tulia/contracts/account/schemas';
import { Icon, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from '../account-page.module.css';
import { FocusedDoneMessage } from '../done-message.tsx';
import { ReturnButton } from '../step-panel.tsx';

interface SecondFactorStateProps {
	readonly factor: Account['secondFactor'];
	readonly done: string | undefined;
	/** The person cancelled a step: the focus returns to the button that began it. */
	readonly isBack: boolean;
	readonly onBegin: () => void;
	readonly onRemove: () => void;
}

/** At this count or below, the page suggests new codes. */
const FEW_CODES = 3;

const codesLeft = (count: number): string => `${count} recovery ${count === 1 ? 'code' : 'codes'} left`;

export const SecondFactorState = ({ factor, done, isBack, onBegin, onRemove }: SecondFactorStateProps): ReactNode => (
	<>
		{done === undefined ? null : <FocusedDoneMessage>{done}</FocusedDoneMessage>}
		{factor.enabled ? <IsOn left={factor.recoveryCodesLeft} /> : <IsOff isRequired={factor.required} />}
		{factor.enabled ? (
			<ReturnButton takesFocus={isBack} variant="danger" onClick={onRemove}>
				Remove second factor
			</ReturnButton>
		) : (
			<ReturnButton takesFocus={isBack} variant="secondary" onClick={onBegin}>
				Set up a second factor
			</ReturnButton>
		)}
	</>
);

const IsOff = ({ isRequired }: { readonly isRequired: boolean }): ReactNode =>
	isRequired ? (
		<Notice tone="info" title="Staff need a second factor">
			<p>The admin pages stay closed to you until you have set it up.</p>
		</Notice>
	) : null;

const IsOn = ({ left }: { readonly left: number }): ReactNode => (
	<>
		<p className={s.state}>
			<Icon name="tick" />
			<span>On, with {codesLeft(left)}.</span>
		</p>
		{left <= FEW_CODES ? (
			<Notice tone="warm">
				<p>For new recovery codes, remove the second factor and set it up again.</p>
			</Notice>
		) : null}
	</>
);
