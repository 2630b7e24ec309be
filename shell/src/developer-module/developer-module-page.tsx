import { type ModuleName, remoteModules } from '@tulia/contracts/site-modules';
import { paths, usePage } from '@tulia/platform';
import { Container, FullPageSpinner, PageHeading } from '@tulia/ui';
import { Form, FormErrors, SelectField, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import { isPort, storeDeveloperModule } from './developer-module.ts';
import * as s from './developer-module-page.module.css';
import { allowsDeveloperModules } from './stage-permission.ts';

interface Values {
	readonly module?: ModuleName;
	readonly port?: string;
}

function validate({ module, port }: Values) {
	return [
		...(module ? [] : [{ field: 'module', message: 'Choose a module.' }]),
		...(isPort(Number(port)) ? [] : [{ field: 'port', message: 'Enter a port from 1024 to 65535.' }]),
	];
}

/** Reloads the document: modules are registered once, when a page starts. */
async function choose({ module, port }: Values): Promise<undefined> {
	if (module) storeDeveloperModule({ module, port: Number(port) });
	window.location.assign(paths.home());
}

const ChooseModule = (): ReactNode => (
	<Form<Values> label="Try a module" validate={validate} onSubmit={choose}>
		<FormErrors />
		<SelectField
			name="module"
			label="Module"
			placeholder="Choose a module"
			options={remoteModules.map(({ name }) => name)}
		/>
		<TextField name="port" label="Port" hint="npm run dev names it." inputMode="numeric" />
		<SubmitButton variant="primary" busyLabel="Loading…">
			Try it in this tab
		</SubmitButton>
	</Form>
);

/**
 * The form by which a developer replaces a module in this tab by one on their own machine. No address can fill in or
 * send it (decision 044).
 */
export function DeveloperModulePage(): ReactNode {
	usePage({ title: 'Try a module', description: 'For developers of this site.' });
	const [isAllowed, setAllowed] = useState<boolean>();
	useEffect(() => void allowsDeveloperModules().then(setAllowed), []);
	if (isAllowed === undefined) return <FullPageSpinner />;
	return (
		<Container width="text">
			<PageHeading lead="For developers of this site: a module that you serve on this machine takes the place of the released one.">
				Try a module
			</PageHeading>
			<div className={s.content}>{isAllowed ? <ChooseModule /> : <p>This site runs released modules only.</p>}</div>
		</Container>
	);
}
