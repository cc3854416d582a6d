import { optionalKinds, type NoticePreference } from '../../../../domain/notices/kinds';
import { useCall } from '../../graphql/useCall';
import { paths } from '../../session/paths';
import { ReadFrame } from '../../shared/ReadFrame';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/layout';
import { DataTable } from '../../ui/table/DataTable';
import { preferenceOf, useNoticePreferences } from './noticePreferences';
import { SetNoticePreferenceDocument } from './noticeWrites';
import { settingColumns, type Setting } from './settingColumns';

/** Where the user wants each kind of notice: in the portal, by e-mail, both or neither (/notices/settings). A change is saved at once. */
export function NoticeSettingsPage() {
  const read = useNoticePreferences();
  const { call, error } = useCall(SetNoticePreferenceDocument);
  const choose = ({ kind, preference }: Setting, change: Partial<NoticePreference>) =>
    void call({ kind, ...preference, ...change });
  return (
    <>
      <PageHeader
        title="Notice settings"
        context="E-mails go to the address of your sign-in. A change holds for what happens from now on. Notices of changed access are always sent."
        actions={<LinkButton to={paths.notices}>Notices</LinkButton>}
      />
      <Stack>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <ReadFrame read={read} rows={optionalKinds.length}>
          {(data) => (
            <DataTable
              caption="Notice settings"
              columns={settingColumns(choose)}
              rows={optionalKinds.map((kind) => ({ kind, preference: preferenceOf(data, kind) }))}
              rowKey={({ kind }) => kind}
            />
          )}
        </ReadFrame>
      </Stack>
    </>
  );
}
