import { Button, type ButtonProps } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as s from './account-page.module.css';

interface StepPanelProps {
	readonly title: string;
	readonly children: ReactNode;
}

/** A panel that replaces the button that opened it; its title takes the focus. */
export function StepPanel({ title, children }: StepPanelProps): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className={s.step}>
			<h3 ref={heading} tabIndex={-1}>
				{title}
			</h3>
			{children}
		</div>
	);
}

interface ReturnButtonProps extends Pick<ButtonProps, 'variant' | 'onClick' | 'children'> {
	/** True when its panel was closed again. */
	readonly takesFocus: boolean;
}

/** The button that opens a panel in its place, and takes the focus back when the panel closes. */
export function ReturnButton({ takesFocus, ...props }: ReturnButtonProps): ReactNode {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (takesFocus) button.current?.focus();
	}, [takesFocus]);
	return <Button {...props} ref={button} />;
}

interface ConfirmPanelProps extends StepPanelProps {
	/** The label of the button that opens the question. */
	readonly trigger: string;
	readonly variant: ButtonProps['variant'];
	/** The label of the button that cancels: "Keep my account". */
	readonly cancel: string;
}

export function ConfirmPanel({ trigger, variant, title, cancel, children }: ConfirmPanelProps): ReactNode {
	const [state, setState] = useState<'closed' | 'open' | 'closed again'>('closed');
	if (state !== 'open')
		return (
			<ReturnButton variant={variant} takesFocus={state === 'closed again'} onClick={() => setState('open')}>
				{trigger}
			</ReturnButton>
		);
	return (
		<StepPanel title={title}>
			{children}
			<Button variant="quiet" onClick={() => setState('closed again')}>
				{cancel}
			</Button>
		</StepPanel>
	);
}
