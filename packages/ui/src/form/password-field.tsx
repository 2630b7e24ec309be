import { useState } from 'react';
import { Icon } from '../core/display/icon.tsx';
import { classNames } from '../core/layout/class-names.ts';
import { VisuallyHidden } from '../core/layout/visually-hidden.tsx';
import { describedBy, FieldFrame, type FieldTexts, inputClass } from './field-frame.tsx';
import * as s from './password-field.module.css';
import { useBoundField } from './use-bound-field.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

/** A requirement of a password: "One number". */
export interface PasswordRule {
	readonly label: string;
	readonly isMet: (password: string) => boolean;
	/** Replaces the label where the reason of the failure is known. */
	readonly why?: (password: string) => string | undefined;
}

export interface PasswordFieldProps extends FieldTexts {
	readonly name: string;
	/** `current-password` to log in, `new-password` to choose one. */
	readonly autoComplete: 'current-password' | 'new-password';
	/** Listed beneath, and ticked off while typing. */
	readonly rules?: readonly PasswordRule[] | undefined;
}

/** A password field with a button that shows it. */
export function PasswordField({ name, label, hint, optional = false, autoComplete, rules }: PasswordFieldProps) {
	const { id, value = '', onChange, onBlur, error } = useBoundField<string>(name);
	usePreHydrationInput(id, value, onChange);
	const [isShown, show] = useState(false);
	const rulesId = rules && `${id}-rules`;
	return (
		<FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
			<div className={s.box}>
				<input
					id={id}
					name={name}
					type={isShown ? 'text' : 'password'}
					className={inputClass}
					autoComplete={autoComplete}
					autoCapitalize="none"
					spellCheck={false}
					value={value}
					onChange={(event) => onChange(event.target.value || undefined)}
					onBlur={onBlur}
					aria-required={!optional}
					aria-invalid={error !== undefined}
					aria-describedby={describedBy(id, hint, error, rulesId)}
				/>
				<button
					type="button"
					className={s.toggle}
					aria-label={isShown ? 'Hide password' : 'Show password'}
					onClick={() => show(!isShown)}
				>
					{isShown ? 'Hide' : 'Show'}
				</button>
			</div>
			{rules && rulesId ? (
				<>
					<PasswordRules id={rulesId} rules={rules} password={value} />
					<VisuallyHidden role="status">{stillNeeded(rules, value)}</VisuallyHidden>
				</>
			) : null}
		</FieldFrame>
	);
}

interface PasswordRulesProps {
	readonly id: string;
	readonly rules: readonly PasswordRule[];
	readonly password: string;
}

const wordsOf = ({ label, why }: PasswordRule, password: string): string => why?.(password) ?? label;

/** Announced while typing when it changes, but not before the first letter: the list was read on focus. */
function stillNeeded(rules: readonly PasswordRule[], password: string): string {
	if (password === '') return '';
	const missing = rules.filter(({ isMet }) => !isMet(password)).map((rule) => wordsOf(rule, password));
	return missing.length === 0 ? 'The password has everything it needs' : `Still needed: ${missing.join(', ')}`;
}

const PasswordRules = ({ id, rules, password }: PasswordRulesProps) => (
	<ul id={id} className={s.rules} aria-label="Password needs">
		{rules.map((rule) => {
			const isMetNow = rule.isMet(password);
			return (
				<li key={rule.label} className={classNames(s.rule, isMetNow && s.met)}>
					<Icon name={isMetNow ? 'tick' : 'close'} className={s.mark} />
					<span>
						{wordsOf(rule, password)}
						<VisuallyHidden>{isMetNow ? ', done' : ', not yet'}</VisuallyHidden>
					</span>
				</li>
			);
		})}
	</ul>
);
