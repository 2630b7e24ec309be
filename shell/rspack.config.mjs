import { moduleConfig } from '@tulia/build/module-config';

export default moduleConfig({ name: 'shell', folder: import.meta.dirname });
