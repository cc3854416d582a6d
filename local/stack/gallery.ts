import type { RequestHandler } from './gateway';
import { buildSite, siteFiles } from './site';

/** The path of the component gallery, for developers. `frontend/gallery` is built for the same path. */
export const galleryPath = '/ui-gallery';

/** Serves the component gallery, which is built on the first request. The portal's build does not contain it. */
export function serveGallery(): RequestHandler {
  let files: Promise<RequestHandler> | undefined;
  const built = async () => {
    await buildSite('frontend/gallery');
    return siteFiles('frontend/gallery');
  };
  return async (request, response) => {
    files ??= built();
    try {
      request.url = request.url?.slice(galleryPath.length) || '/';
      (await files)(request, response);
    } catch (cause) {
      files = undefined;
      response.writeHead(500).end(`The gallery could not be built. ${String(cause)}`);
    }
  };
}
