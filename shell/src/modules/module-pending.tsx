import { FullPageSpinner } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Replaces a module's page while its files are loading. */
export const ModulePending = (): ReactNode => <FullPageSpinner label="Loading the page" />;
