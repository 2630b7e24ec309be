// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { AddressPanel, type AddressPanelProps } from './address/address-panel.tsx';
export type { OwnAddress } from './address/address-text.tsx';
export { PhoneCodeForm, type PhoneCodeFormProps } from './address/phone-code-form.tsx';
