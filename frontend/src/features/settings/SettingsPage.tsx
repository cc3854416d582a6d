import { messages } from '../../../../domain/messages';
import { useCall } from '../../graphql/useCall';
import { FormLayout } from '../../shared/patterns/FormLayout';
import { tellSaved } from '../../shared/changes/tellSaved';
import { ReadFrame } from '../../shared/ReadFrame';
import { ActionBar } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { MoveControlAccount } from './MoveControlAccount';
import { SettingChanges } from './SettingChanges';
import { SettingFields } from './SettingFields';
import { UpsertSettingsDocument, useHouseSettings } from './settingsQuery';
import { UnfitAccounts } from './UnfitAccounts';
import { changedSettings, controlOf, faultsOf, inputOf, valuesOf, type SettingValues } from './settingValues';

/** The portal's settings (/admin/settings). */
export function SettingsPage() {
  const read = useHouseSettings();
  return (
    <>
      <PageHeader
        title={messages.adminMenu.settings}
        context="For all organisations"
        actions={read.data?.settings[0]?.safeguarding_control_account_id && <MoveControlAccount />}
      />
      <ReadFrame read={read} rows={8}>
        {({ settings: [settings] }) => settings && <SettingsForm stored={valuesOf(settings)} />}
      </ReadFrame>
    </>
  );
}

function SettingsForm({ stored }: { stored: SettingValues }) {
  const { call, isCalling, error } = useCall(UpsertSettingsDocument);
  const save = async (values: SettingValues) => {
    if (changedSettings(stored, values).length === 0) return undefined;
    const answer = await call({ settings: inputOf(stored, values) });
    if ('error' in answer) return { field: controlOf(answer.error.field), message: answer.error.text };
    tellSaved(answer.data, 'The settings were saved.');
    return undefined;
  };
  return (
    <Form
      // The saved settings are read again, and the form begins anew with them.
      key={JSON.stringify(stored)}
      initialValues={stored}
      validate={(values) => faultsOf(stored, values)}
      onSubmit={save}
    >
      <FormLayout
        summaryTitle="Changes"
        summary={<SettingChanges />}
        foot={
          <>
            {error && !error.field && <Notice tone="failure">{error.text}</Notice>}
            <ActionBar>
              <Button type="submit" tone="primary" isLoading={isCalling}>
                Save settings
              </Button>
            </ActionBar>
          </>
        }
      >
        <UnfitAccounts stored={stored} />
        <SettingFields />
      </FormLayout>
    </Form>
  );
}
