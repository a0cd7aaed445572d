// A real SignalR server, and nothing else. Settings: Urls, Service (whose tokens are good), Transports (which it offers).
using System.Text.Json;
using Microsoft.AspNetCore.Http.Connections;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateSlimBuilder(args);
var service = new HttpClient { BaseAddress = new Uri(builder.Configuration["Service"]!) };
var transports = Enum.Parse<HttpTransportType>(builder.Configuration["Transports"]!);

builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.Services.AddSingleton(service).AddSingleton<Connections>();
builder.Services.AddSignalR();
// How long a silent client may be away: shorter than the usual 15 s, for tests that wait for it.
builder.Services.Configure<ConnectionOptions>(options => options.DisconnectTimeout = TimeSpan.FromSeconds(4));
// The core alone: all of authentication would keep keys on the disk of the machine that runs the tests.
builder.Services.AddAuthorization().AddWebEncoders().AddTransient<BearerHandler>();
builder.Services.AddAuthenticationCore(options =>
{
    options.DefaultScheme = BearerHandler.Name;
    options.AddScheme<BearerHandler>(BearerHandler.Name, null);
});

var app = builder.Build();
var connections = app.Services.GetRequiredService<Connections>();

// Every request of the hub is a line while it lasts: a socket, a stream, a poll.
app.Use(async (context, next) =>
{
    var isLine = context.Request.Path == "/hub" && context.Request.Method != HttpMethods.Post;
    if (isLine) connections.Lines[context] = true;
    try
    {
        await next(context);
    }
    finally
    {
        connections.Lines.TryRemove(context, out _);
    }
});
app.UseAuthentication();
app.UseAuthorization();

app.MapHub<ArchiveHub>("/hub", hub =>
{
    hub.Transports = transports;
    hub.AllowStatefulReconnects = true;
}).RequireAuthorization();

app.MapGet("/ready", () => "ready");
app.MapGet("/connections", () => connections.Open.Count);
app.MapPost("/push/{name}", (string name, JsonElement payload, IHubContext<ArchiveHub> hub) =>
    hub.Clients.All.SendAsync(name, payload));
// The network fails: every line breaks, and no side closes it properly.
app.MapPost("/break-lines", () =>
{
    foreach (var line in connections.Lines.Keys) line.Abort();
});
app.Run();
