import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatFileSize } from '../../../frontend/src/shared/payments/documents/formatFileSize';
import { paymentDetails } from '../support/data';
import { serveForm } from '../support/paymentForm';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, origin, refuseMutation, refuseQuery, server } from '../support/server';

const documentId = '00000000-0000-4000-8000-0000000000d1';
const address = `${origin}/documents/uploads/a/b`;
const file = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

/** The store of documents; gives the uploads that it took. */
function serveStore(status = 200) {
  const taken: (string | null)[] = [];
  server.use(
    http.put(address, ({ request }) => {
      taken.push(request.headers.get('content-type'));
      return new HttpResponse(null, { status });
    }),
  );
  const asked = onMutation('createDocumentUpload', {
    createDocumentUpload: { __typename: 'DocumentUpload', documentId, url: address },
  });
  return { taken, asked };
}

async function openForm() {
  serveForm();
  const { user } = renderPortal('/account/payments/new');
  const input = await screen.findByLabelText('Documents', { selector: 'input' });
  return { user, attach: (...chosen: File[]) => user.upload(input, chosen), input };
}

describe('attaching documents', () => {
  test('uploads each file to the address that is signed for it', async () => {
    const { taken, asked } = serveStore();
    const { attach, user } = await openForm();
    await attach(file('invoice.pdf'));
    const list = await screen.findByRole('list', { name: 'Attached documents' });
    await waitFor(() => expect(list).toHaveTextContent('1 kB'));
    expect(list).toHaveTextContent('invoice.pdf');
    expect(asked[0]?.variables).toEqual({ filename: 'invoice.pdf', filetype: 'application/pdf', filesize: 8 });
    expect(taken).toEqual(['application/pdf']);
    await user.click(within(list).getByRole('button', { name: 'Remove invoice.pdf' }));
    expect(screen.queryByRole('list', { name: 'Attached documents' })).toBeNull();
  });

  test('refuses other kinds of files, and a name that is attached already', async () => {
    const { asked } = serveStore();
    const { attach } = await openForm();
    await attach(file('invoice.pdf'));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Attached documents' })).toHaveTextContent('1 kB'));
    await attach(file('invoice.pdf'));
    expect(await screen.findByText(/invoice.pdf was not attached. A document of this name/)).toBeVisible();
    await attach(new File([], 'empty.pdf'));
    expect(await screen.findByText(/This file is empty/)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('says so where the file does not arrive, and takes it out', async () => {
    serveStore(500);
    const { attach } = await openForm();
    await attach(file('invoice.pdf'));
    expect(await screen.findByText('invoice.pdf was not attached. Check your connection and try again.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Attached documents' })).toBeNull();
  });

  test('says why the server does not take it', async () => {
    const { attach } = await openForm();
    refuseMutation('createDocumentUpload', 'Documents cannot be attached or opened here yet.', {
      code: 'documents_not_available',
    });
    await attach(file('invoice.pdf'));
    expect(await screen.findByText(/Documents cannot be attached or opened here yet/)).toBeVisible();
  });
});

describe('the documents of a payment', () => {
  const asset = {
    __typename: 'assets',
    id: 'a-1',
    filename: 'terms.pdf',
    filetype: 'application/pdf',
    filesize: '48213',
    sharepointFiles: [] as object[],
  };
  const inSharepoint = { ...asset, sharepointFiles: [{ __typename: 'sharepoint_media', fileName: 'terms 7.pdf' }] };
  const open = (document = asset) => {
    serveSession();
    onQuery('payment', { payments_by_pk: paymentDetails({ assets: [document] }), paymentsYouCanAuthorise: [] });
    const asked = onQuery('getPaymentDocument', {
      getPaymentDocument: { __typename: 'DocumentAddress', url: `${origin}/documents/payments/c/d` },
    });
    return { asked, ...renderPortal('/account/payments/p-1') };
  };

  test('have name and size, and are saved under their names', async () => {
    server.use(http.get(`${origin}/documents/payments/c/d`, () => HttpResponse.text('%PDF-1.7')));
    const saved: string[] = [];
    URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { asked, user } = open();
    expect(await screen.findByText('47 kB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download terms.pdf' }));
    await waitFor(() => expect(saved).toEqual(['terms.pdf blob:application/pdf']));
    expect(asked[0]?.variables).toEqual({ assetId: 'a-1' });
    click.mockRestore();
  });

  test('are downloaded from SharePoint by the name of the file there', async () => {
    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    const url = `${origin}/documents/sharepoint/c/d`;
    const asked = onQuery('sharepointFile', {
      sharepointFile: [{ __typename: 'SharepointFile', fileName: 'terms 7.pdf', url }],
    });
    const { user } = open(inSharepoint);
    await user.click(await screen.findByRole('button', { name: 'From SharePoint (terms.pdf)' }));
    await waitFor(() => expect(opened).toEqual([url]));
    expect(asked[0]?.variables).toEqual({ fileNames: ['terms 7.pdf'] });
    click.mockRestore();
  });

  test('say why SharePoint gives none', async () => {
    refuseQuery('sharepointFile', 'SharePoint is not connected.', { code: 'sharepoint_not_available' });
    const { user } = open(inSharepoint);
    await user.click(await screen.findByRole('button', { name: 'From SharePoint (terms.pdf)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^terms.pdf was not downloaded. \w+/);
  });

  test('have no button for SharePoint where they do not lie there', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Download terms.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /SharePoint/ })).toBeNull();
  });

  test('say so where they cannot be fetched', async () => {
    server.use(http.get(`${origin}/documents/payments/c/d`, () => new HttpResponse(null, { status: 404 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download terms.pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('terms.pdf was not downloaded.');
  });
});

test.each([
  [1, '1 kB'],
  ['48213', '47 kB'],
  [1_258_291, '1.2 MB'],
])('%j bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
