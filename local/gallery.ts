import { type RequestHandler } from './gateway';
import { buildSite, siteFiles } from './site';

/** Where the gallery of all components is, for whoever develops. Its own build is told the same. */
export const galleryPath = '/ui-gallery';

/** Serves the gallery, which is built when it is first asked for. The portal's own build has nothing of it. */
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
